import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { AskAnswer } from '#contract/advice/calls.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import type { AdviceAnswer } from '#web/data/advice.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { say } from '#web/words/say.ts'
import { EvidenceList } from './evidence-list.tsx'
import type { Asking } from './use-question.ts'

const sourceWords: Readonly<Record<AskAnswer['by'], string>> = {
  facts: say('Worked out from your book.'),
  model: say('Phrased by a model; every number was checked against your book.'),
}

/** How it came to an end when it is no answer. */
const statusWords: Readonly<Record<Exclude<AskAnswer['status'], 'answered'>, string>> = {
  asks: say('Waiting for you to say which one is meant.'),
  unknown: say('Not in your book.'),
  cannot: say('Not answered.'),
}

/** Where the answer is from, or that it is none. */
export function originWords({ by, status }: Pick<AdviceAnswer, 'by' | 'status'>): string {
  if (status === null) return by === 'model' ? sourceWords.model : ''
  return status === 'answered' ? sourceWords[by] : statusWords[status]
}

/** The answer, whole, and what it was made from. */
export function AnswerView({ asking }: { readonly asking: Asking }) {
  const { question, answer, isBusy, trouble, ask } = asking
  const box = useRef<HTMLElement>(null)
  const isTold = answer !== null || trouble !== null
  // On a small screen it would come in under the fold, and nothing would seem to happen.
  useEffect(() => {
    if (isTold || isBusy) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isTold, isBusy])
  if (question === null) return null
  return (
    <section
      ref={box}
      aria-label={say('Answer')}
      className="grid scroll-my-20 gap-3 rounded-md bg-muted px-4 py-3"
    >
      {question ? <p className="text-sm text-muted-foreground">{question}</p> : null}
      <div aria-live="polite" aria-busy={isBusy}>
        {answer ? <AnswerText text={answer.answer} /> : null}
        {isBusy ? <Waiting /> : null}
        {trouble ? (
          <div className="grid justify-items-start gap-2">
            <p role="alert">{trouble}</p>
            <Button look="outline" onClick={() => void ask(question || null)}>
              {say('Try again')}
            </Button>
          </div>
        ) : null}
      </div>
      {answer && answer.proposals.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {answer.proposals.map((proposal) => (
            <Button key={proposal} look="outline" onClick={() => void ask(proposal)}>
              {proposal}
            </Button>
          ))}
        </div>
      ) : null}
      {answer ? <Sources answer={answer} /> : null}
    </section>
  )
}

/** Lines as they are; nothing in it is ever read as markup. */
export function AnswerText({ text }: { readonly text: string }) {
  const { locale } = useLocale()
  return (
    <p className="max-w-prose wrap-anywhere whitespace-pre-line">{hideAmountsIn(text, locale)}</p>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={say('Looking into your book')} className="grid gap-2 py-1">
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  )
}

function Sources({ answer: { status, by, evidence, link } }: { readonly answer: AskAnswer }) {
  return (
    <>
      {evidence.length > 0 ? (
        <div className="rounded-md bg-card">
          <EvidenceList rows={evidence} />
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted-foreground">{originWords({ by, status })}</p>
        {link ? (
          <Button look="outline" asChild>
            <Link to={link}>
              {status === 'answered' ? say('Show all rows') : say('Look there')}
            </Link>
          </Button>
        ) : null}
      </div>
    </>
  )
}
