import { randomUUIDv7 } from 'node:crypto'
import type { AskAnswer } from '#contract/advice/calls.ts'
import { answerLinkMost } from '#contract/advice/entities.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany, lockScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import type { PlainAnswer } from './answers/answer.ts'
import { answerQuestion } from './answers/answer-question.ts'
import { briefOf, type Matter } from './brief.ts'
import { NotAFact, phrase } from './phrase.ts'
import { giveBack, quotaOf, takeCall } from './quota.ts'
import { readTodaysAdvice, type TodaysAdvice } from './todays-advice.ts'
import { wholePicture } from './whole-picture.ts'

/** What the book keeps of an answer, and the room to say that it was cut. */
const [answerMost, moreRoom] = [4000, 40]
const adviceAnswered = 5
const evidenceMost = 100

/** An entry stands there in its own currency, which took no rate. */
const entryCollections: ReadonlySet<string> = new Set(['expenses', 'incomes', 'group_shares'])

interface AnswerText {
  readonly text: string
  readonly by: AskAnswer['by']
}

export type Finish = () => Promise<AskAnswer>

/** What is asked, null for the whole picture, and what was asked just before it. */
export interface Asking {
  readonly question: string | null
  readonly before: readonly string[]
}

export const openQuestion =
  (engine: Engine, profile: UserRow, asking: Asking): Finish =>
  () =>
    answer(engine, profile, asking)

async function answer(engine: Engine, profile: UserRow, asking: Asking): Promise<AskAnswer> {
  const { question } = asking
  // A model takes its time, and holds no place meanwhile.
  const { today, plain } = await engine.heavyReads.within(profile.id, async () => {
    const read = await readTodaysAdvice(engine, profile)
    return { today: read, plain: await plainAnswer(read, asking) }
  })
  const said = await say(engine, profile, { question, plain, today })
  const kept = {
    id: randomUUIDv7(),
    question: question ?? '',
    answer: atMost(said.text),
    by: said.by,
    status: plain.status,
    link: plain.link,
  }
  const evidence = plain.evidence.slice(0, evidenceMost)
  const pointers = evidence.map(({ collection, id }) => ({ collection, id }))
  const link = (plain.link?.length ?? 0) > answerLinkMost ? null : plain.link
  await keep(engine, profile.id, { ...kept, link, evidence: pointers })
  const counted = await requireProfile(engine.database.pool, profile.id)
  return {
    ...kept,
    proposals: [...plain.proposals],
    evidence: evidence.map(({ collection, id, words, date, amount, currency, isAbout, of }) => ({
      ...{ collection, id, words, date, amount, currency },
      ...(of !== undefined && { of }),
      ...(isAbout && !entryCollections.has(collection) && { isAbout }),
    })),
    advice: [...today.advice.slice(0, adviceAnswered)] as AskAnswer['advice'],
    aiAdvice: quotaOf(counted, engine.clock.now()),
  }
}

/** In our own words; no question is the whole picture. */
export const plainAnswer = (
  { known, advice }: TodaysAdvice,
  { question, before }: Asking,
): Promise<PlainAnswer> =>
  question === null ? wholePicture(known, advice) : answerQuestion(known, question, before)

/** What the book does not know, no model knows: it would only be paid for guessing. */
export const isPhrased = ({ status }: PlainAnswer): boolean => status === 'answered'

/** One call of the month is taken for asking a model, and for nothing else. */
async function takeOne(engine: Engine, profile: UserRow): Promise<boolean> {
  try {
    await takeCall(engine, profile, engine.clock.now())
    return true
  } catch (error) {
    if (error instanceof Fault && error.code === 'no-advice-left') return false
    throw error
  }
}

/** As many whole lines as are kept, and how many more there were. */
function atMost(text: string): string {
  if (text.length <= answerMost) return text
  const lines = text.split('\n')
  const told: string[] = []
  let length = 0
  for (const line of lines) {
    length += line.length + 1
    if (length > answerMost - moreRoom) break
    told.push(line)
  }
  return [...told, `And ${lines.length - told.length} lines more.`].join('\n')
}

/**
 * By the model where there is one, its user agreed and a call is left; by our own words otherwise.
 * Nothing of it is shown before all of it is here and checked, so nothing that was read is ever
 * taken back.
 */
async function say(engine: Engine, profile: UserRow, matter: Matter): Promise<AnswerText> {
  const door = engine.outside.model
  const own: AnswerText = { text: matter.plain.sentences.join('\n'), by: 'facts' }
  const isAgreed = door !== null && profile.aiConsentTo === door.recipient
  if (!door || !isAgreed || !isPhrased(matter.plain)) return own
  if (!(await takeOne(engine, profile))) return own
  try {
    return { text: await phrase(door, await briefOf(profile, matter)), by: 'model' }
  } catch (error) {
    const isLie = error instanceof NotAFact
    engine.log.warn(isLie ? { uid: profile.id } : { err: error }, 'the model did not answer')
    await giveBack(engine, profile, engine.clock.now())
    return own
  }
}

const keep = ({ database, clock }: Engine, uid: string, row: Readonly<Record<string, unknown>>) =>
  database.transact(async (tx) => {
    const scope = userScope(uid)
    await lockScope(tx, scope)
    const hand = { uid, scope, now: clock.now() }
    await createMany(tx, documentsOf('advice_answers'), [row], hand)
  })
