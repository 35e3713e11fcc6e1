/** Where the calls of the staff area go, without their schemas. */
import { isOfEntrance, shapesOf } from './call-address.ts'
import { everyCall, type StaffCallName } from './every-call.ts'

const isOfStaff = (name: string) => name.startsWith('admin.') && !isOfEntrance(name)

/** Plain data: the build writes it out, so that a page need not load what it was made from. */
export const staffCallShapes = shapesOf<StaffCallName>(everyCall, isOfStaff)
