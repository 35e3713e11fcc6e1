import { randomUUIDv7 } from 'node:crypto'
import type { AskAnswer } from '#contract/advice-calls.ts'
import type { UserRow } from '#contract/entities/session.ts'
import { userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany, lockScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { requireProfile } from '../users/profiles.ts'
import { answerQuestion, type Found, wholePicture } from './answers/answer-question.ts'
import { briefOf, type Matter } from './brief.ts'
import { NotAFact, phrase } from './phrase.ts'
import { giveBack, quotaOf, takeCall } from './quota.ts'
import { readTodaysAdvice, type TodaysAdvice } from './todays-advice.ts'

const adviceAnswered = 5
const evidenceMost = 100

interface Said {
  readonly text: string
  readonly by: AskAnswer['by']
  /** A model was asked and did not do. */
  readonly hasFailed: boolean
}

export type Finish = () => Promise<AskAnswer>

/** Takes one call of the month, or refuses; the answer then comes about as it is listened to. */
export async function openQuestion(
  engine: Engine,
  profile: UserRow,
  question: string | null,
): Promise<Finish> {
  await takeCall(engine, profile, engine.clock.now())
  return async () => {
    try {
      return await answer(engine, profile, question)
    } catch (error) {
      await giveBack(engine, profile, engine.clock.now())
      throw error
    }
  }
}

async function answer(
  engine: Engine,
  profile: UserRow,
  question: string | null,
): Promise<AskAnswer> {
  const today = await readTodaysAdvice(engine, profile)
  const plain = await plainAnswer(today, question)
  const said = await say(engine, profile, { question, plain, today })
  const kept = {
    id: randomUUIDv7(),
    question: question ?? '',
    answer: said.text,
    by: said.by,
    link: plain.link,
  }
  const evidence = plain.evidence.slice(0, evidenceMost)
  const pointers = evidence.map(({ collection, id }) => ({ collection, id }))
  await keep(engine, profile.id, { ...kept, evidence: pointers })
  const now = engine.clock.now()
  // What could not be answered costs nothing either.
  const isFree = said.hasFailed || (said.by === 'facts' && !plain.isUnderstood)
  const aiAdvice = isFree
    ? await giveBack(engine, profile, now)
    : quotaOf(await requireProfile(engine.database.pool, profile.id), now)
  return {
    ...kept,
    status: plain.isUnderstood ? 'answered' : 'cannot',
    evidence: evidence.map(({ collection, id, words, date, amount, currency }) => ({
      collection,
      id,
      words,
      date,
      amount,
      currency,
    })),
    advice: [...today.advice.slice(0, adviceAnswered)] as AskAnswer['advice'],
    aiAdvice,
  }
}

/** In our own words; no question is the whole picture. */
export const plainAnswer = async (
  { known, advice }: TodaysAdvice,
  question: string | null,
): Promise<Found> =>
  question === null
    ? { ...(await wholePicture(known, advice)), isUnderstood: true }
    : answerQuestion(known, question)

/**
 * By the model where there is one and its user agreed; by our own words otherwise. Nothing of it is
 * shown before all of it is here and checked, so nothing that was read is ever taken back.
 */
async function say(engine: Engine, profile: UserRow, matter: Matter): Promise<Said> {
  const door = engine.outside.model
  const own = matter.plain.sentences.join('\n')
  if (!door || profile.aiConsentTo !== door.recipient) {
    return { text: own, by: 'facts', hasFailed: false }
  }
  try {
    const text = await phrase(door, await briefOf(profile, matter))
    return { text, by: 'model', hasFailed: false }
  } catch (error) {
    const isLie = error instanceof NotAFact
    engine.log.warn(isLie ? { uid: profile.id } : { err: error }, 'the model did not answer')
    return { text: own, by: 'facts', hasFailed: true }
  }
}

const keep = ({ database, clock }: Engine, uid: string, row: Readonly<Record<string, unknown>>) =>
  database.transact(async (tx) => {
    const scope = userScope(uid)
    await lockScope(tx, scope)
    const hand = { uid, scope, now: clock.now() }
    await createMany(tx, documentsOf('advice_answers'), [row], hand)
  })
