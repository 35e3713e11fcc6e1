import type { GoalFact } from '#domain/advice/facts.ts'
import { periodOf } from '#domain/advice/questions/period.ts'
import { shapeOf } from '#domain/advice/questions/shape.ts'
import { dayWords, money, neededWords, plainRow } from '#domain/advice/words.ts'
import { namesOf } from './ahead/answer-budgets.ts'
import { type AnswerTopic, answered, type Question, unknown } from './answer.ts'
import { contributionsIn } from './contributions.ts'
import { daysAsked, inPeriod, saidOf } from './say.ts'
import { named } from './subject.ts'

const link = '/mcapp/goals'

/** Why no day can be told on which it is reached. */
function noDay({ book: { facts } }: Question, goal: GoalFact): string {
  const { currency, payments, lastOn, lastAmount, perMonth } = goal
  const say = (amount: number) => money(facts, amount, currency)
  if (lastOn === null) return 'Nothing was put in since it was made, so no pace can be told.'
  const last = `${say(lastAmount ?? 0)} on ${dayWords(facts, lastOn)}`
  if (perMonth === null) {
    return payments === 1
      ? `One payment so far, ${last}: too few to tell a pace.`
      : `${payments} payments so far, the last one ${last}: too early to tell a pace.`
  }
  if (perMonth > 0)
    return `At your pace of ${say(perMonth)} a month it is not reached in a lifetime.`
  return perMonth < 0
    ? 'More was taken out than put in lately, so it is not reached at this pace.'
    : `Nothing went in lately; the last payment was ${last}.`
}

/** What stands beside the goal on its page; nothing where it has no day. */
function standingWords({ book: { facts } }: Question, { standing, targetOn }: GoalFact): string {
  if (targetOn === null) return ''
  const day = dayWords(facts, targetOn)
  if (standing === 'late') return `; it is late, its day was ${day}`
  if (standing === 'new') return `; it is new, and wanted by ${day}`
  return `; it is ${standing === 'on-track' ? 'on track' : 'behind'} for ${day}`
}

/** Of several with a day, how many are on track. */
function standingFirst({ asked }: Question, goals: readonly GoalFact[]): readonly string[] {
  const dated = goals.filter(({ targetOn, saved, target }) => targetOn !== null && saved < target)
  if (dated.length < 2 || !/\bon track\b|\bin time\b|\bbehind\b|\bahead\b/.test(asked.said))
    return []
  const well = dated.filter(({ standing }) => standing === 'on-track').length
  const fresh = dated.filter(({ standing }) => standing === 'new').length
  const besides = fresh > 0 ? `, and ${fresh} ${fresh === 1 ? 'is' : 'are'} new` : ''
  return [`${well} of ${dated.length} with a day ${well === 1 ? 'is' : 'are'} on track${besides}.`]
}

/** Which goals are behind asks for those alone. */
function standingAsked(said: string) {
  const [, words = ''] =
    /^which (?:of my )?goals?\b.*\b(behind|late|on track|reached)\b/.exec(said) ?? []
  const slow = words === 'behind' || words === 'late'
  const is = (one: GoalFact['standing']) =>
    words === '' || (slow ? /^(?:behind|late)$/.test(one) : one === words.replace(' ', '-'))
  return { words, is }
}

function goalSentences(question: Question, goal: GoalFact): readonly string[] {
  const { facts } = question.book
  const { name, saved, target, currency, reachedOn, perMonth, needed } = goal
  const say = (amount: number) => money(facts, amount, currency)
  const state = `${name}: ${say(saved)} of ${say(target)} is saved`
  if (saved >= target) return [`${state}, it is reached.`]
  const pace = perMonth ? ` of ${say(perMonth)} a month` : ''
  const when = reachedOn
    ? `At your pace${pace} it is reached on ${dayWords(facts, reachedOn)}.`
    : noDay(question, goal)
  const takes = needed
    ? [
        `To be there by ${dayWords(facts, needed.by)} takes ` +
          `${neededWords(facts, needed, currency)}.`,
      ]
    : []
  const how = standingWords(question, goal)
  return [`${state}, ${say(target - saved)} is missing${how}.`, when, ...takes]
}

const goalsNamed = (question: Question) => {
  const ids = named(question, 'goal').map(({ id }) => id)
  return question.book.facts.goals.filter(({ id }) => ids.includes(id))
}

/** What went in in a time that has begun, and not what there is in all. */
const isPutInThen = ({ asked: { skeleton, periods }, book: { facts } }: Question): boolean =>
  periods[0] !== undefined &&
  periods[0].from <= facts.today &&
  /\b(?:put|sav(?:e|ed|ing)|went|gone|paid|pay|added|add|contribut\w+|moved?)\b/.test(skeleton) &&
  !/\b(?:should|must|need|will|when|track|reach\w*)\b/.test(skeleton)

export const answerGoals: AnswerTopic = async (question) => {
  const { book, asked } = question
  const { facts } = book
  const own = goalsNamed(question)
  if (own.length === 0 && asked.mentions.length > 0) {
    return unknown(
      [`You have no goal called ${asked.mentions[0]?.text}.`, ...namesOf(facts.goals)],
      { link },
    )
  }
  if (facts.goals.length === 0) return answered(['You have no goal yet.'], { link })
  if (own.length === 0 && isPutInThen(question)) return answerPutAside(question)
  const standing = standingAsked(asked.said)
  const goals = own.length > 0 ? own : facts.goals.filter(({ standing: is }) => standing.is(is))
  if (goals.length === 0) return answered([`None of your goals is ${standing.words}.`], { link })
  const put: string[] = []
  if (asked.periods.length > 0 && own[0]) {
    const period = daysAsked(question)
    const sum = await contributionsIn(book, period, { goalId: own[0].id })
    if (sum !== null) {
      const into = `went into ${own[0].name} ${inPeriod(period)}`
      put.push(`${saidOf(facts, sum.total, sum)} ${into}.`)
    }
  }
  const first = [...put, ...standingFirst(question, goals)]
  return answered([...first, ...goals.flatMap((goal) => goalSentences(question, goal))], {
    evidence: goals.map((goal) => plainRow('goals', goal, goal.saved, goal.currency)),
    link: own[0] ? `/mcapp/goals/${own[0].id}` : link,
  })
}

/** What went into goals in a time. */
export const answerPutAside: AnswerTopic = async (question) => {
  const { book, asked } = question
  const { facts } = book
  const own = goalsNamed(question)
  const isAhead = shapeOf(
    String.raw`\b(?:should|must|need|have) (?:i )?(?:to )?(?:put|set)\b`,
    String.raw`|\bhow much (?:should|must|do i have|do i need)\b`,
  ).test(asked.skeleton)
  if (own.length > 0 && (isAhead || asked.periods.length === 0)) return answerGoals(question)
  if (isAhead) return answerGoals(question)
  const all = periodOf('1990-01-01', facts.today, facts)
  const period = asked.periods.length > 0 ? daysAsked(question) : all
  const withOpening = asked.periods.length === 0
  const sum = await contributionsIn(book, period, { goalId: own[0]?.id ?? null, withOpening })
  if (sum === null)
    return answered(['What went into your goals has no rate, so it cannot be added.'], { link })
  const each: string[] = []
  if (own.length === 0) {
    for (const goal of facts.goals) {
      const part = await contributionsIn(book, period, { goalId: goal.id, withOpening })
      if (part?.total) each.push(`${goal.name}: ${saidOf(facts, part.total, part)}.`)
    }
  }
  const into = own[0] ? own[0].name : 'your goals'
  const put = saidOf(facts, sum.total, sum)
  return answered([`You put ${put} into ${into} ${inPeriod(period)}.`, ...each], { link })
}
