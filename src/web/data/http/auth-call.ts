import { authCallShapes } from '#contract/calls/auth-call-shapes.ts'
import { addressOf } from '#contract/calls/call-address.ts'
import type { AuthCallName, CallAnswer } from '#contract/calls/every-call.ts'
import type { CallArgs } from './call-options.ts'
import { type SendOptions, send } from './client.ts'

export const authAddress = (name: AuthCallName) => addressOf(authCallShapes, name)

/** One call of the entrance, which needs no other addresses. */
export const authCall = <Name extends AuthCallName>(name: Name, ...said: CallArgs<Name>) =>
  send(authAddress(name), (said[0] ?? {}) as SendOptions) as Promise<CallAnswer<Name>>
