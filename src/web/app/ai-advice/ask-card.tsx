import { type FormEvent, useState } from 'react'
import type { Quota } from '#contract/advice/calls.ts'
import { limits } from '#contract/limits.ts'
import { instantWords } from '#web/locale/instant-words.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { useConsent } from '#web/receipts/use-consent.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { AnswerView } from './answer-view.tsx'
import { useQuestion } from './use-question.ts'

const ConsentDialog = whenAsked(() =>
  import('./consent-dialog.tsx').then((file) => file.ConsentDialog),
)

const proposals = [
  say('How much did I spend last month?'),
  say('Where does my money go?'),
  say('How much is left?'),
  say('Which bills are coming up?'),
] as const

const phrasing = {
  field: 'aiConsentTo',
  withdrawn: say('Answers come from your book alone now'),
} as const

export interface AskCardProps {
  /** A question that was typed elsewhere: it waits here to be asked. */
  readonly start: string
  readonly quota: Quota | null
  readonly recipient: string | null
}

/** A question in one's own words, answered from one's own figures. */
export function AskCard({ start, quota: first, recipient }: AskCardProps) {
  const asking = useQuestion()
  const [text, setText] = useState(start.slice(0, limits.questionCharacters))
  const [problem, setProblem] = useState<string>()
  const [waiting, setWaiting] = useState<string | null | undefined>()
  const consent = useConsent(recipient, phrasing)
  const quota = asking.answer?.aiAdvice ?? first

  const put = (question: string | null) => {
    setProblem(undefined)
    // Nothing is sent before it was looked at and agreed to, or declined.
    if (consent.isOpen) setWaiting(question)
    else void asking.ask(question)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const question = text.trim()
    if (question === '') return setProblem(say('Write a question, or choose one below.'))
    put(question)
  }
  const decide = async (isAgreed: boolean) => {
    const question = waiting ?? null
    setWaiting(undefined)
    await consent.decide(isAgreed)
    await asking.ask(question)
  }
  return (
    <Card aria-label={say('Ask')}>
      <CardBody className="grid gap-3">
        <form onSubmit={onSubmit} noValidate className="flex flex-wrap items-end gap-2">
          <Field
            label={say('Ask about your money')}
            error={problem}
            className="min-w-0 flex-1 basis-64 self-start"
          >
            {(control) => (
              <Input
                {...control}
                value={text}
                maxLength={limits.questionCharacters}
                autoComplete="off"
                autoFocus={start !== ''}
                enterKeyHint="send"
                placeholder={say('Groceries in October?')}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          {/* Never off: Enter would be lost while an answer is on its way, which is let go of. */}
          <Button type="submit" className="phone:w-full">
            {say('Ask')}
          </Button>
        </form>
        <div className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 sm:flex-wrap">
          {proposals.map((proposal) => (
            <Button
              key={proposal}
              look="outline"
              className="px-3 text-sm"
              disabled={asking.isBusy}
              onClick={() => {
                setText(proposal)
                put(proposal)
              }}
            >
              {proposal}
            </Button>
          ))}
          <Button
            look="outline"
            className="px-3 text-sm"
            disabled={asking.isBusy}
            onClick={() => put(null)}
          >
            {say('Give me the whole picture')}
          </Button>
        </div>
        <AnswerView asking={asking} />
        <QuotaLine quota={quota} isPhrased={consent.isGiven} />
        {consent.isGiven ? (
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted-foreground">
            <Say
              words="Answers are phrased by {recipient}.<button>Stop that</button>"
              recipient={recipient}
              button={(inner) => (
                <Button look="quiet" className="px-2 text-sm" onClick={consent.withdraw}>
                  {inner}
                </Button>
              )}
            />
          </p>
        ) : null}
      </CardBody>
      {waiting === undefined ? null : (
        <ConsentDialog
          question={waiting}
          before={asking.before}
          recipient={recipient ?? ''}
          onDecide={(isAgreed) => void decide(isAgreed)}
          onFree={() => {
            setWaiting(undefined)
            void asking.ask(waiting)
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </Card>
  )
}

interface QuotaProps {
  readonly quota: Quota | null
  readonly isPhrased: boolean
}

/** Answers from the book are free; only asking a model is counted. */
function QuotaLine({ quota, isPhrased }: QuotaProps) {
  const book = useLocale()
  // Until it is known whether a model may be asked, nothing is said of the cost.
  if (!quota) return <p className="text-sm">{'\u00a0'}</p>
  if (!isPhrased) {
    return (
      <p className="text-sm text-muted-foreground">
        {say(
          `Answers come from your own book and cost nothing. A question may go on from the one
          before.`,
        )}
      </p>
    )
  }
  const { limit } = quota
  const left = Math.max(0, limit - quota.used)
  const when = instantWords(quota.resetsAt, book, 'day')
  return (
    <p className="text-sm text-muted-foreground">
      {left === 0
        ? say('All {limit} answers by a model are used until {when}.', { limit, when })
        : say('{left} of {limit} answers by a model left until {when}.', {
            left,
            limit,
            when,
          })}{' '}
      {say('Your book answers without them too, for nothing.')}
    </p>
  )
}
