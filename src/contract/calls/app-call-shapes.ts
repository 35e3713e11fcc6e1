/** Where the other calls of the app go, without their schemas. */
import { isOfBook, shapesOf } from './call-address.ts'
import { type AppCallName, everyCall } from './every-call.ts'
import { serviceCalls } from './service-calls.ts'

const isOfOthers = (name: string) =>
  /^(?:auth|admin|groups)\.(?!preview$)/.test(name) || Object.hasOwn(serviceCalls, name)

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const appCallShapes = shapesOf<AppCallName>(
  everyCall,
  (name) => !isOfBook(name) && !isOfOthers(name),
)
