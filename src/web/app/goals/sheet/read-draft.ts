import { z } from 'zod'
import { contributions, goals } from '#contract/goals/entities.ts'
import { type Day, isDay } from '#domain/calendar/calendar.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { formatAmount } from '#domain/money/money.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { amountProblemWords } from '#web/form/fields/amount-problem.ts'
import { messagesOf } from '#web/form/messages.ts'
import type { Reading } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { GoalFields, MoveFields } from '../goal.ts'
import type { GoalDraft, MoveDraft } from './draft.ts'

/** The same shapes the server checks. */
const goalShape = z.object(goals.writable)
const moveShape = z.object(contributions.writable)

const dayWords = say('Enter a day, like 3 nov.')
const goalWords: Readonly<Record<string, string>> = { targetOn: dayWords }
const moveWords: Readonly<Record<string, string>> = {
  amount: say('Enter an amount above zero.'),
  date: dayWords,
}
const aheadWords = say('Choose a day that is still ahead, or leave it empty.')

interface Amounts {
  /** Undefined when it is none; what is wrong is noted. */
  readonly read: (field: string, text: string) => number | undefined
  readonly messages: Record<string, string>
}

function amountsOf(currency: string, locale: string): Amounts {
  const messages: Record<string, string> = {}
  return {
    messages,
    read(field, text) {
      const parsed = readTypedAmount(text, currency, locale)
      if (parsed.ok) return parsed.amount
      messages[field] = amountProblemWords(parsed.reason, currency, locale)
      return undefined
    },
  }
}

export interface GoalBefore extends Pick<GoalFields, 'priority' | 'status'> {
  /** As stored; a date that was chosen once may pass. */
  readonly targetOn: Day | null
}

/** The goal to store and what was saved for it before, or what to fix. */
export function readGoal(
  draft: GoalDraft,
  before: GoalBefore,
  { locale, today }: { readonly locale: string; readonly today: Day },
): Reading<GoalFields, { readonly savedAlready: number }> {
  const amounts = amountsOf(draft.currency, locale)
  const { priority, status } = before
  const targetOn = draft.targetOn.trim() || null
  const given = {
    name: draft.name.trim(),
    targetAmount: amounts.read('targetAmount', draft.targetAmount),
    currency: draft.currency,
    targetOn,
    accountId: draft.accountId,
    icon: draft.icon,
    color: draft.color,
    priority,
    status,
  }
  const savedAlready = draft.saved.trim() === '' ? 0 : amounts.read('saved', draft.saved)
  const checked = goalShape.safeParse(given)
  const messages = { ...messagesOf(checked.error, (at) => goalWords[at]), ...amounts.messages }
  if (savedAlready !== undefined && savedAlready < 0) messages.saved = say('Enter what is there.')
  const isNewDay = targetOn !== null && targetOn !== before.targetOn
  if (isNewDay && isDay(targetOn) && targetOn <= today) messages.targetOn = aheadWords
  if (!checked.success || savedAlready === undefined || Object.keys(messages).length > 0) {
    return { ok: false, messages }
  }
  return { ok: true, fields: checked.data, savedAlready }
}

/** Money moves when it moves: said as soon as the day is chosen. */
export const aheadProblem = (date: string, today: Day): string | undefined =>
  isDay(date) && date > today ? say('Choose today or an earlier day.') : undefined

export interface MoveBounds {
  readonly currency: string
  readonly locale: string
  readonly today: Day
  /** What is in the goal without this one. */
  readonly without: number
}

/** The money to move, or what to fix. */
export function readMove(
  draft: MoveDraft,
  { currency, locale, today, without }: MoveBounds,
): Reading<MoveFields> {
  const amounts = amountsOf(currency, locale)
  const amount = amounts.read('amount', draft.amount)
  const note = draft.note.trim() || null
  const checked = moveShape.safeParse({
    ...{ amount, date: draft.date, note },
    isOpening: draft.isOpening,
    ...{ accountId: draft.accountId, transferId: draft.transferId },
  })
  const messages = { ...messagesOf(checked.error, (at) => moveWords[at]), ...amounts.messages }
  const ahead = aheadProblem(draft.date, today)
  if (ahead) messages.date = ahead
  const isShort = amount !== undefined && without + signedAmount({ kind: draft.kind, amount }) < 0
  if (isShort) {
    const sum = formatAmount(Math.abs(without), currency, locale)
    messages.amount =
      draft.kind === 'withdrawal'
        ? say('There is {sum} in it. Take out less.', { sum })
        : say('{sum} was taken out already. Enter at least that.', { sum })
  }
  if (!checked.success || Object.keys(messages).length > 0) return { ok: false, messages }
  return { ok: true, fields: checked.data }
}
