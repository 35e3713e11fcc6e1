import { addressOf } from '#contract/calls/call-address.ts'
import type { CallAnswer, SentBody, StaffCallName } from '#contract/calls/every-call.ts'
import { staffCallShapes } from '#contract/calls/staff-call-shapes.ts'
import { type FillOptions, fillAddress } from './book-call.ts'
import type { Params } from './call-options.ts'
import { type CallOptions, open, send } from './client.ts'

/** A form sends what was typed, and the server says which of it will not do. */
type Typed<Body> = { readonly [Field in keyof Body]: Body[Field] | string | undefined }

type Body<Name extends StaffCallName> = [SentBody<Name>] extends [never]
  ? unknown
  : { readonly body: Typed<SentBody<Name>> }

/** What is said in a call; what a list is narrowed by stands in the address of the screen. */
export type StaffSaid<Name extends StaffCallName> = Body<Name> &
  Params<Name> & { readonly query?: Readonly<Record<string, string>> }

const staffAddress = (name: StaffCallName, said: FillOptions) =>
  fillAddress(addressOf(staffCallShapes, name), said)

/** One call of the staff area. */
export function staffCall<Name extends StaffCallName>(
  name: Name,
  said: StaffSaid<Name>,
  options: CallOptions,
) {
  const all = { ...said, ...options } as FillOptions
  return send(staffAddress(name, all), all) as Promise<CallAnswer<Name>>
}

/** One that is answered by a file. */
export async function staffFile<Name extends StaffCallName>(
  name: Name,
  said: StaffSaid<Name>,
  options: CallOptions,
) {
  const all = { ...said, ...options } as FillOptions
  return (await open(staffAddress(name, all), all)).blob()
}
