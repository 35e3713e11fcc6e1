import { appCallShapes } from '#contract/calls/app-call-shapes.ts'
import { addressOf } from '#contract/calls/call-address.ts'
import type { AppCallName, CallAnswer } from '#contract/calls/every-call.ts'
import { type FillOptions, fillAddress } from './book-call.ts'
import type { OptionsOf } from './call-options.ts'
import { open, send } from './client.ts'

const addressFor = (name: AppCallName, options: FillOptions) =>
  fillAddress(addressOf(appCallShapes, name), options)

/** One call of the app: its address, what it takes and what it answers are the contract's. */
export function call<Name extends AppCallName>(name: Name, said: OptionsOf<Name>) {
  const options = said as FillOptions
  return send(addressFor(name, options), options) as Promise<CallAnswer<Name>>
}

/** One that is answered by a file. */
export async function callForFile<Name extends AppCallName>(name: Name, said: OptionsOf<Name>) {
  const options = said as FillOptions
  return (await open(addressFor(name, options), options)).blob()
}
