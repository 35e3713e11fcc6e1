import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import type { Instalments } from './use-instalments.ts'

/** Rows that may have paid a loan: of each somebody is asked, and nothing is taken by itself. */
export function InstalmentsPart({ instalments }: { readonly instalments: Instalments }) {
  const { rows, proposals } = instalments
  const asked = rows.flatMap(({ key, row }) => {
    const proposal = proposals.get(key)
    return proposal ? [{ key, row, words: proposal.words }] : []
  })
  if (asked.length === 0) return null
  return (
    <section aria-label={say('Payments of loans')} className="grid grid-cols-1 gap-2">
      <h3 className="font-semibold">{say('Payments of loans')}</h3>
      <p className="text-sm text-muted-foreground">
        {say('These may have paid a loan. What did is written down there, and is no expense.')}
      </p>
      <ul
        aria-label={say('Found payments')}
        className="grid grid-cols-1 divide-y rounded-lg border"
      >
        {asked.map(({ key, row, words }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="truncate font-medium">{row.description}</p>
              <p className="text-sm text-muted-foreground">{words}</p>
            </div>
            <Answer name={key} instalments={instalments} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AnswerProps {
  readonly name: string
  readonly instalments: Instalments
}

function Answer({ name, instalments }: AnswerProps) {
  const said = instalments.answerOf(name)
  const button = (isYes: boolean) => (
    <Button
      look={said === isYes ? 'primary' : 'outline'}
      aria-pressed={said === isYes}
      onClick={() => instalments.answer(name, isYes)}
    >
      {isYes ? say('Yes') : say('No')}
    </Button>
  )
  return (
    <fieldset className="flex items-center gap-2">
      <legend className="sr-only">{say('Did it pay this loan?')}</legend>
      <span aria-hidden>{say('Paid this loan?')}</span>
      {button(true)}
      {button(false)}
    </fieldset>
  )
}
