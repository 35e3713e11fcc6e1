import { useEffect, useEffectEvent } from 'react'
import { type Correction, noteCorrection, type RuleOffer } from '#domain/categories/corrections.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useRules } from '#web/categories/use-rules.ts'
import { useSession } from '#web/data/session.tsx'
import { toast, toasts } from '#web/ui/overlay/toast.ts'
import { say } from '#web/words/say.ts'
import type { Tell } from '#web/writes/use-writes.ts'
import { onCorrected } from '../sheet/save/corrected.ts'
import { keepCorrections, readCorrections } from './correction-memory.ts'
import { useRuleWrites } from './use-rule-writes.ts'

/** The message on screen may hold the way back from the correction itself; it goes first. */
function afterToast(show: () => void): void {
  const showAtLast = () => {
    if (!toasts.isQuiet()) return
    stop()
    show()
  }
  const stop = toasts.subscribe(showAtLast)
  showAtLast()
}

const inToast: Tell = (message) => {
  afterToast(() => toast(message))
  return undefined
}

/** Listens to corrections and asks, once, whether the same one made twice should be a rule. */
export function RuleOffers({ tell = inToast }: { readonly tell?: Tell }) {
  const { user } = useSession()
  const rules = useRules()
  // The names of both kinds are there, whichever is asked for.
  const { names } = useCategories('expense')
  const writes = useRuleWrites(tell === inToast ? undefined : tell)
  const offer = ({ type, contains, categoryId }: RuleOffer) =>
    tell({
      variant: 'info',
      title: `Always put ${contains} in ${names.get(categoryId) ?? 'this category'}?`,
      action: {
        label: say('Make a rule'),
        onClick: () => writes.add({ type, contains, categoryId, active: true }),
      },
    })
  const note = useEffectEvent((correction: Correction) => {
    const uid = user?.id ?? ''
    const noted = noteCorrection(readCorrections(localStorage, uid), correction, rules)
    keepCorrections(localStorage, uid, noted.memory)
    if (noted.offer) offer(noted.offer)
  })
  useEffect(() => onCorrected((correction) => note(correction)), [])
  return null
}
