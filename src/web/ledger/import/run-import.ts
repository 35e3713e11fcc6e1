import type { Command, Replica } from '#web/data/replica/types.ts'
import { say } from '#web/words/say.ts'
import { longWork } from '#web/writes/long-work.ts'
import { sendInTurn } from '#web/writes/write-in-turn.ts'
import { type ImportWork, importCommands } from './import-work.ts'

const rowsIn = ({ name, args }: Command) =>
  /^(expenses|incomes|transfers)\.createMany$/.test(name) && Array.isArray(args.docs)
    ? args.docs.length
    : 0

/** Some browsers ask before a page with unfinished work is closed. */
const holdBack = (event: Event) => event.preventDefault()

/**
 * Goes on when the dialog or the page is left; its progress is then shown by the list. Every
 * command is kept on the device before the next one is made.
 */
export async function runImport(
  replica: Replica,
  work: ImportWork,
  onProgress: (done: number) => void,
): Promise<boolean> {
  const of = work.plans.reduce((sum, { rows }) => sum + rows.length, 0)
  let done = 0
  function* commands(): Generator<Command> {
    for (const command of importCommands(work, replica)) {
      yield command
      done += rowsIn(command)
    }
  }
  window.addEventListener('beforeunload', holdBack)
  const keys = await sendInTurn(replica, commands(), () => {
    longWork.set({ words: say('Importing'), done, of })
    onProgress(done)
  })
  window.removeEventListener('beforeunload', holdBack)
  longWork.set(null)
  return keys !== null
}
