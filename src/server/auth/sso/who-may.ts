import { email as emailShape } from '#contract/identity/password.ts'
import type { Config } from '#server/config.ts'
import { Fault } from '#server/http/fault.ts'
import type { KnownPerson } from '#server/outside/issuer.ts'

/** The address its issuer has proven to be theirs; null where there is none to go by. */
export function provenAddress({ email, isEmailProven }: KnownPerson): string | null {
  const read = emailShape.safeParse(email)
  return isEmailProven && read.success ? read.data : null
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** Faults for who is of none of the domains that may come in; asked at each log-in. */
export function requireAllowed({ sso }: Pick<Config, 'sso'>, known: KnownPerson): void {
  const domains = sso?.domains ?? []
  if (domains.length === 0) return
  const address = provenAddress(known)
  if (!address) throw new Fault('sso-unproven')
  if (!domains.includes(domainOf(address))) throw new Fault('sso-not-allowed')
}
