import { derivations, reducers } from '#contract/reducers.ts'
import type { Reducer } from '#domain/command.ts'
import { follows } from '#domain/follows.ts'
import { foreseenBy } from './foresee.ts'
import { knowReducers } from './known-reducers.ts'
import { redirected } from './redirect.ts'

const all: readonly [string, Reducer<never>][] = Object.entries(reducers)

// Pages whose commands they are bring them along, so that all is shown inside the click. Elsewhere
// they come with the first command that needs them.
knowReducers(
  Object.fromEntries(all.map(([name, reducer]) => [name, foreseenBy(reducer)])),
  derivations,
  follows,
  redirected,
)
