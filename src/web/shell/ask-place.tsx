import { useSyncExternalStore } from 'react'
import { arriving, useArriving } from '#web/ui/loading/arriving.ts'
import { asked, type Question } from '#web/ui/overlay/ask-first.ts'

const dialog = arriving(() =>
  import('#web/ledger/sheet/removal/removal-dialog.tsx').then((file) => file.RemovalDialog),
)

/** Where a deletion that takes others along is asked about, whatever page it is on. */
export function AskPlace() {
  const question = useSyncExternalStore(asked.subscribe, asked.question)
  return question ? <Asked question={question} /> : null
}

function Asked({ question }: { readonly question: Question }) {
  const RemovalDialog = useArriving(dialog)
  if (!RemovalDialog) return null
  const choices = question.choices.map(({ words, onPick }) => ({
    words,
    onPick: () => {
      asked.keep()
      onPick()
    },
  }))
  return <RemovalDialog removal={{ ...question, choices }} onClose={asked.keep} />
}
