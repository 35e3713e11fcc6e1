/** A way of looking at the analytics that somebody wants to come back to. */
import { createdBy, type Entity, instant, named, text } from '../entity.ts'

export const savedViews = {
  writable: {
    name: named(60, 'Give the view a name.'),
    /** What the address of the page says, such as `range=year&lens=paid`. */
    search: text(500),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: {},
} as const satisfies Entity
