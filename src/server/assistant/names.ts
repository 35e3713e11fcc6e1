import type pg from 'pg'
import { userScope } from '#contract/sync.ts'
import { nameInMessage } from '#domain/names/name-in-message.ts'
import { readCategoryNames } from '../advice/category-names.ts'
import type { Caller } from '../auth/identity.ts'
import { isWithin } from '../documents/reach.ts'

/** Of a group's token only what everybody's are called. */
export const categoryNames = (db: Pick<pg.Pool, 'query'>, caller: Caller) =>
  readCategoryNames(db, isWithin(caller, userScope(caller.uid)) ? userScope(caller.uid) : '')

/** Without what could be an address or a number of theirs. */
export const memberName = (name: string) => nameInMessage(name, 'Somebody')
