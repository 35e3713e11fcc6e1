import Lightbulb from 'lucide-react/icons/lightbulb'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Advice } from '#contract/advice/calls.ts'
import { routes } from '#contract/routes.ts'
import { isAside } from '#domain/advice/fingerprint.ts'
import { hideAmountsIn } from '#domain/money/hide-amounts-in.ts'
import { readToday } from '#web/data/advice.ts'
import { useReplicaStatus, useRows } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Badge } from '#web/ui/page/badge.tsx'
import { say } from '#web/words/say.ts'
import { CardFrame } from './card-frame.tsx'

const none: readonly Advice[] = []

/** Read once a visit; nothing is asked without a network. */
function useAdvice(): readonly Advice[] {
  const { token } = useSession()
  const { phase } = useReplicaStatus()
  const { ask } = useAsk()
  const [advice, setAdvice] = useState(none)
  const isReady = phase === 'live'
  useEffect(() => {
    if (!token || !isReady) return undefined
    let isHere = true
    void ask('advice not read', () => readToday(token)).then((found) => {
      if (found && isHere) setAdvice(found.advice)
    })
    return () => {
      isHere = false
    }
  }, [ask, token, isReady])
  return advice
}

/** The most valuable piece of advice that was not put aside; nothing when there is none. */
function useTopAdvice(): Advice | null {
  const advice = useAdvice()
  const choices = useRows('advice_choices')
  return useMemo(() => advice.find((one) => !isAside(one, choices)) ?? null, [advice, choices])
}

/** What the book advises first. */
export function AdviceCard() {
  const advice = useTopAdvice()
  const { locale } = useLocale()
  if (!advice) return null
  const { yearly, basis, isOnce, currency, evidence } = advice
  const isAbout = evidence.some(
    (row) => row.isAbout === true || (row.currency !== null && row.currency !== currency),
  )
  const hide = (words: string) => hideAmountsIn(words, locale)
  const [title, text] = [hide(advice.title), hide(advice.text)]
  return (
    <CardFrame
      isHere
      title={say('Worth a look')}
      more={{ to: routes['ai-advice'].path, words: say('All advice') }}
    >
      <div className="flex gap-3 border-t px-5 py-4">
        <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-text" />
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <h3 className="font-medium wrap-anywhere">
            <Link to={routes['ai-advice'].path} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-sm wrap-anywhere text-muted-foreground">{text}</p>
          {yearly ? (
            <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
              <Badge look="success">
                <Amount amount={yearly} currency={currency} isAbout={isAbout} />{' '}
                {isOnce ? say('once') : say('a year')}
              </Badge>
              {basis === null ? null : hide(basis)}
            </p>
          ) : null}
        </div>
      </div>
    </CardFrame>
  )
}
