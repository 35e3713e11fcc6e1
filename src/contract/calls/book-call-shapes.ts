/** Where the calls that copy and count the book go, without their schemas. */
import { isOfBook, shapesOf } from './call-address.ts'
import { type BookCallName, everyCall } from './every-call.ts'

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const bookCallShapes = shapesOf<BookCallName>(everyCall, isOfBook)
