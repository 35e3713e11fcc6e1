import type { ErrorBody } from '#contract/errors.ts'
import { toast } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import { call } from '../http/call.ts'
import { CallError } from '../http/client.ts'
import { pictureShelf } from '../replica/store/picture-shelf.ts'
import type { Replica } from '../replica/types.ts'

export interface Sender {
  readonly uid: string
  readonly token: string
  readonly replica: Replica
  /** Told of a picture that will never be kept, and why. */
  readonly onRefused: (id: string, error: ErrorBody) => void
}

export const tellNotKept: Sender['onRefused'] = (_id, { error }) =>
  toast({
    variant: 'warning',
    title: say('The picture of a receipt was not kept'),
    description: error,
  })

const busy = new Set([0, 401, 429, 503])
const retryMs = 30_000

/** Another try may help: no network, too much at once, or a server that is away. */
const isPassing = (error: unknown) =>
  !(error instanceof CallError) || busy.has(error.status) || error.status >= 500

type Outcome = 'done' | 'later'

async function sendOne({ uid, token, replica, onRefused }: Sender, id: string): Promise<Outcome> {
  const picture = await pictureShelf.find(uid, id)
  if (!picture) return 'done'
  const isKnown = replica.rows('receipts').has(id)
  // It was taken back, or it is still on its way.
  if (!isKnown && !replica.status().isComplete) return 'later'
  if (isKnown && replica.isPending('receipts', id)) return 'later'
  try {
    if (isKnown) await call('receipts.store', { params: { id }, body: picture, token })
  } catch (error) {
    if (isPassing(error)) return 'later'
    if ((error as CallError).status !== 404) onRefused(id, (error as CallError).body)
  }
  await pictureShelf.drop(uid, id)
  return 'done'
}

/** One tab at a time; one picture after the other. */
async function sendAll(sender: Sender): Promise<Outcome> {
  const ids = await pictureShelf.ids(sender.uid)
  let outcome: Outcome = 'done'
  for (const id of ids) {
    if ((await sendOne(sender, id)) === 'later') outcome = 'later'
  }
  return outcome
}

const locked = async (uid: string, work: () => Promise<Outcome>): Promise<Outcome> =>
  'locks' in navigator ? navigator.locks.request(`moneycomb-pictures-${uid}`, work) : work()

const wakers = new Set<() => void>()

/** There is a new picture to send. */
export function wakeSenders(): void {
  for (const wake of wakers) wake()
}

/** Sends what waits, now and whenever there is a reason to try again; answers how to stop. */
export function startSending(sender: Sender): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false
  let isStopped = false
  let isLeft = false
  const run = async () => {
    clearTimeout(timer)
    isWanted = true
    if (isRunning || isStopped) return
    isRunning = true
    let outcome: Outcome = 'done'
    while (isWanted && !isStopped) {
      isWanted = false
      outcome = await locked(sender.uid, () => sendAll(sender)).catch((): Outcome => 'later')
    }
    isRunning = false
    isLeft = outcome === 'later'
    if (isLeft && !isStopped) timer = setTimeout(wake, retryMs)
  }
  const wake = () => void run()
  let seen = sender.replica.version('receipts')
  const leave = sender.replica.subscribe(() => {
    const version = sender.replica.version('receipts')
    if (version !== seen || (isLeft && sender.replica.status().waiting === 0)) wake()
    seen = version
  })
  wakers.add(wake)
  window.addEventListener('online', wake)
  wake()
  return () => {
    isStopped = true
    clearTimeout(timer)
    leave()
    wakers.delete(wake)
    window.removeEventListener('online', wake)
  }
}
