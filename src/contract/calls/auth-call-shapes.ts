/** Where the calls of the entrance go, without their schemas. */
import { isOfEntrance, shapesOf } from './call-address.ts'
import { type AuthCallName, everyCall } from './every-call.ts'

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const authCallShapes = shapesOf<AuthCallName>(everyCall, isOfEntrance)
