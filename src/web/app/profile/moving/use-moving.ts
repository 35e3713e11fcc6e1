import { useMemo, useState } from 'react'
import type { CollectionName } from '#contract/collections.ts'
import type { MovedBook } from '#domain/moving/moved-book.ts'
import { type MovePlan, planMove } from '#domain/moving/plan-move.ts'
import { useCategoryTables } from '#web/categories/use-categories.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { say } from '#web/words/say.ts'
import { longWork } from '#web/writes/long-work.ts'
import { sendInTurn } from '#web/writes/write-in-turn.ts'
import { moveCommands, problemOf, rowsIn } from './move-commands.ts'
import { askWorker, type MovingAnswer } from './moving-ask.ts'

/** How far somebody has come. */
export type Moving =
  | { readonly at: 'choosing'; readonly words: string | null }
  | { readonly at: 'reading' }
  | { readonly at: 'found'; readonly file: File; readonly answer: MovingAnswer }
  | { readonly at: 'running'; readonly done: number; readonly of: number }
  | { readonly at: 'finished'; readonly importId: string; readonly isWhole: boolean }

/** What is brought in, made when its turn comes. */
export interface Bringing {
  readonly importId: string
  readonly rows: number
  readonly commands: () => Iterable<Command>
}

export const bringing = (plan: MovePlan): Bringing => ({
  importId: plan.importDoc.id,
  rows: Object.values(plan.docs).reduce((sum, docs) => sum + docs.length, 0),
  commands: () => moveCommands(plan),
})

export function useMoving() {
  const [moving, setMoving] = useState<Moving>({ at: 'choosing', words: null })
  const { locale, currency } = useLocale()
  const today = useToday()
  const replica = useReplica()
  const read = async (file: File, chosen = currency) => {
    setMoving({ at: 'reading' })
    const answer = await askWorker({ file, currency: chosen, locale, today })
    if (answer.kind === 'refused') setMoving({ at: 'choosing', words: answer.words })
    else setMoving({ at: 'found', file, answer })
  }
  const bring = async ({ importId, rows: of, commands }: Bringing) => {
    let done = 0
    function* counting() {
      for (const command of commands()) {
        yield command
        done += rowsIn(command)
      }
    }
    const keys = await sendInTurn(replica, counting(), () => {
      longWork.set({ words: say('Bringing in'), done, of })
      setMoving({ at: 'running', done, of })
    })
    longWork.set(null)
    setMoving({ at: 'finished', importId, isWhole: keys !== null })
  }
  const restart = () => setMoving({ at: 'choosing', words: null })
  return { moving, read, bring, restart }
}

/** What a book becomes here; each time it is looked at under the same id. */
export function useMovePlan(book: MovedBook, fileName: string): MovePlan {
  const { user } = useSession()
  const replica = useReplica()
  const { own, shared } = useCategoryTables()
  const [importId] = useState(newId)
  const uid = user?.id ?? ''
  return useMemo(() => {
    const has = (table: CollectionName, id: string) => replica.rows(table).has(id)
    const categories = [...own, ...shared].filter(({ archived }) => !archived)
    return planMove(book, { uid, importId, fileName, categories, has, problemOf })
  }, [book, fileName, importId, uid, own, shared, replica])
}
