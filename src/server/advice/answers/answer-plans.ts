import type { MeantName } from '#domain/advice/questions/names.ts'
import { type Period, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { addDays, laterDay } from '#domain/calendar.ts'
import { sumAmounts } from '#domain/money.ts'
import { amountOn } from '#domain/recurring/price-changes.ts'
import type { KnownTemplate } from '../plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from './answer.ts'
import type { AnswerBook } from './answer-book.ts'
import {
  type Coming,
  cancelDay,
  comingIn,
  comingWords,
  loanDues,
  planName,
  planRow,
  plansNamed,
  priceNow,
  rhythmOf,
  runningPlans,
  yearlyOf,
} from './plans.ts'
import { saidOf } from './say.ts'
import { named } from './subject.ts'

const link = '/mcapp/recurring'
const aheadDays = 30

const yearly = (plans: readonly KnownTemplate[], book: AnswerBook) =>
  sumAmounts(plans.map((plan) => yearlyOf(plan, book)))

function planSentence(plan: KnownTemplate, book: AnswerBook): string {
  const { template } = plan
  if (!template.active) return `${planName(plan)} is paused: nothing comes of it any more.`
  const next = template.nextOn ? `, next on ${dayWords(book.facts, template.nextOn)}` : ''
  return `${planName(plan)} is ${priceNow(plan, book)} ${rhythmOf(plan)}${next}.`
}

const aboutIn =
  ({ currency: own }: Pick<AnswerBook['book'], 'currency'>) =>
  ({ currency }: { readonly currency: string }) => ({ isAbout: currency !== own })
const ofPlan =
  ({ book }: AnswerBook) =>
  ({ template }: KnownTemplate) =>
    aboutIn(book)(template)

/** What something costs that comes again. */
export async function costOfPlan(
  { book }: Question,
  names: readonly MeantName[],
): Promise<PlainAnswer> {
  const plans = book.templates.filter(({ template }) => names.some(({ id }) => id === template.id))
  const all = yearly(plans, book)
  const about = plans.map(ofPlan(book))
  return answered(
    [
      ...plans.map((plan) => planSentence(plan, book)),
      ...(all ? [`In the next twelve months that is ${saidOf(book.facts, all, ...about)}.`] : []),
    ],
    { evidence: plans.map((plan) => planRow(plan, book)), link },
  )
}

/** From tomorrow on for a coming time; the rest of one that has begun. */
function daysAhead({ asked, book: { facts } }: Question): Period {
  const [first] = asked.periods
  const { today } = facts
  if (!first || first.to < today) return periodOf(today, addDays(today, aheadDays), facts)
  return first.from >= today ? first : { ...first, from: laterDay(first.from, today) }
}

function together({ book, facts }: AnswerBook, coming: readonly Coming[]): readonly string[] {
  if (coming.length < 2) return []
  const sum = sumAmounts(coming.map(({ amount, currency }) => book.inBook(amount, currency)))
  return sum === null ? [] : [`Together ${saidOf(facts, sum, ...coming.map(aboutIn(book)))}.`]
}

const isIncome = ({ asked, book }: Question) =>
  /\b(?:salary|income|wages?|payday|get paid|earn|come in|comes in|receive)\b/.test(
    asked.skeleton,
  ) ||
  asked.mentions.some(({ names }) =>
    names.some(
      ({ kind, id }) =>
        kind === 'template' &&
        book.templates.some((plan) => plan.kind === 'income' && plan.template.id === id),
    ),
  )

/** The next of what is named. */
async function nextOf(question: Question, plans: readonly KnownTemplate[]): Promise<PlainAnswer> {
  const { book, asked } = question
  const { facts } = book
  const [period] = asked.periods
  const sentences = plans.map((plan) => {
    const { template } = plan
    if (!template.active || template.nextOn === null) {
      return `${planName(plan)} is paused or over: nothing more is planned.`
    }
    const amount = amountOn(template, template.nextOn)
    return (
      `${planName(plan)} comes next on ${dayWords(facts, template.nextOn)}: ` +
      `${money(facts, amount, template.currency)}.`
    )
  })
  const listed = (some: readonly Coming[]) => some.map((one) => comingWords(book, one)).join(' ')
  const coming =
    period && period.to >= facts.today ? comingIn(book, period, plans[0]?.kind, plans) : []
  return answered(
    [
      ...sentences,
      ...(coming.length > 0 ? [`Still to come in ${period?.words}: ${listed(coming)}`] : []),
      ...together(book, coming),
    ],
    { evidence: plans.map((plan) => planRow(plan, book)), link },
  )
}

export const answerUpcoming: AnswerTopic = async (question) => {
  const { book, asked } = question
  const { facts } = book
  const plans = plansNamed(question)
  const kind = isIncome(question) ? 'income' : 'expense'
  const isListOf =
    /\bsubscriptions?\b|\bcontracts?\b/.test(asked.skeleton) && asked.periods.length > 0
  const running = plans.filter(({ template }) => template.active)
  if (plans.length > 0 && !isListOf) return nextOf(question, running.length > 0 ? running : plans)
  const subject = asked.mentions[0]
  if (subject && plans.length === 0) {
    const name = named(question, 'category', 'place', 'item', 'tag', 'person')[0]?.name
    return answered([`Nothing is planned for ${name ?? subject.text}.`], { link })
  }
  const days = daysAhead(question)
  const some = isListOf ? running : runningPlans(book, kind)
  const bills = comingIn(book, days, kind, some)
  const loans = kind === 'expense' && !isListOf ? loanDues(book, days) : []
  const coming = [...bills, ...loans].toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const until = dayWords(facts, days.to)
  if (coming.length === 0) {
    const span =
      days.from === days.to ? `on ${until}` : `from ${dayWords(facts, days.from)} to ${until}`
    const when = asked.periods.length > 0 ? span : `until ${until}`
    return answered([`Nothing is ${kind === 'income' ? 'expected' : 'due'} ${when}.`], { link })
  }
  const billSum = loans.length > 0 && bills.length > 1 ? together(book, bills) : []
  return answered(
    [
      ...coming.map((one) => comingWords(book, one)),
      ...billSum.map((sentence) => `Without loans: ${sentence.replace('Together ', '')}`),
      ...together(book, coming),
    ],
    { evidence: coming.map(({ row }) => row).filter(isFirst), link },
  )
}

const isFirst = (row: Coming['row'], at: number, all: readonly Coming['row'][]) =>
  all.findIndex(({ id }) => id === row.id) === at

/** Those of a category that is called so, or all that comes again. */
function subscriptionsIn({ asked, book }: Question): readonly KnownTemplate[] {
  const all = runningPlans(book, 'expense')
  const isOnly = /\bsubscri\w+\b/.test(asked.skeleton)
  const ids = isOnly
    ? book.names.all
        .filter(({ name }) => /^subscriptions?$/i.test(name))
        .flatMap(({ id }) => book.names.below(id))
    : []
  const some = all.filter(({ template }) => ids.includes(template.categoryId ?? ''))
  return some.length > 0 ? some : all
}

export const answerSubscriptions: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const plans = subscriptionsIn(question).toSorted(
    (a, b) => (yearlyOf(b, book) ?? 0) - (yearlyOf(a, book) ?? 0),
  )
  if (plans.length === 0) return answered(['Nothing recurring is entered yet.'], { link })
  const all = yearly(plans, book)
  const about = plans.map(ofPlan(book))
  const these = plans.length === 1 ? 'It costs' : `These ${plans.length} cost`
  const running = runningPlans(book, 'expense')
  const rest = running.length - plans.length
  const more = yearly(running, book)
  return answered(
    [
      ...(all === null
        ? []
        : [
            `${these} ${saidOf(facts, all, ...about)} in the next twelve months, ` +
              `${saidOf(facts, Math.round(all / 12), ...about)} a month.`,
          ]),
      ...plans.map((plan) => planSentence(plan, book)),
      ...(rest > 0 && more !== null
        ? [
            `With the other ${rest} that recur it is ` +
              `${saidOf(facts, more, ...running.map(ofPlan(book)))} in twelve months.`,
          ]
        : []),
    ],
    { evidence: plans.map((plan) => planRow(plan, book)), link },
  )
}

function cancelSentence(plan: KnownTemplate, book: AnswerBook): string {
  const { facts } = book
  const by = cancelDay(plan, book)
  const cost = `${priceNow(plan, book)} ${rhythmOf(plan)}`
  if (!plan.template.active) return `${planName(plan)} is paused already.`
  if (!by) return `${planName(plan)}, ${cost}: no notice or term is entered, so at any time.`
  const end = dayWords(facts, by.endsOn)
  const what = by.of === 'trial' ? `before the trial ends on ${end}` : `then it ends on ${end}`
  return `${planName(plan)}, ${cost}: cancel by ${dayWords(facts, by.day)}, ${what}.`
}

/** Rent and the like are no contract one cancels to save. */
const neverCancelled = /^(?:rent|mortgage)$/i

/** Until when something that is named can be cancelled, and what that is worth. */
function cancelOwn({ asked, book }: Question, own: readonly KnownTemplate[]): PlainAnswer {
  const sentences = own.map((plan) => cancelSentence(plan, book))
  const [period] = asked.periods
  const isYes = own.every((plan) => {
    const by = cancelDay(plan, book)
    return !by || !period || by.endsOn <= period.to
  })
  const verdict =
    period && /^(?:can|could|may) /.test(asked.skeleton)
      ? [isYes ? 'Yes.' : `You can say so at any time, but it does not end in ${period.words}.`]
      : []
  const saves = yearly(
    own.filter(({ template }) => template.active),
    book,
  )
  const worth =
    saves && /\bsave\b/.test(asked.skeleton)
      ? [`In the next twelve months that is ${money(book.facts, saves)}.`]
      : []
  return answered([...verdict, ...sentences, ...worth], {
    evidence: own.map((plan) => planRow(plan, book)),
    link,
  })
}

export const answerCancel: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const own = plansNamed(question)
  if (own.length > 0) return cancelOwn(question, own)
  const days = (plan: KnownTemplate) => cancelDay(plan, book)?.day ?? '9999'
  const all = runningPlans(book, 'expense')
    .filter(({ template }) => !neverCancelled.test(book.names.nameOf(template.categoryId) ?? ''))
    .toSorted((a, b) => (days(a) < days(b) ? -1 : days(a) > days(b) ? 1 : 0))
  const isNext = /\bnext\b|\bsoon|\bfirst\b|\bhave to\b|\bneed to\b|\bmust\b|\btrial/.test(
    asked.skeleton,
  )
  const isTrial = /\btrials?\b/.test(asked.skeleton)
  const dated = all.filter((plan) => {
    const by = cancelDay(plan, book)
    return by !== null && (!isTrial || by.of === 'trial')
  })
  const [period] = asked.periods
  const within = dated.filter((plan) => !period || days(plan) <= period.to)
  const some = isNext || period ? within : all
  if (some.length === 0) {
    return answered(
      [
        period
          ? `Nothing has to be cancelled by ${dayWords(facts, period.to)}.`
          : isTrial
            ? 'No trial runs that has a last day.'
            : all.length > 0
              ? 'Nothing that runs has a day by which it has to be cancelled.'
              : 'Nothing runs that could be cancelled.',
      ],
      { link },
    )
  }
  return answered(
    some.map((plan) => cancelSentence(plan, book)),
    { evidence: some.map((plan) => planRow(plan, book)), link },
  )
}
