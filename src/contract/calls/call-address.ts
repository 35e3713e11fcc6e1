/** Where a call goes, by its name: most are posted to an address that reads like the name. */

export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
}

/** The addresses that do not follow from the name: `GET`, or `GET /api/user/push`. */
export type CallShapes<Name extends string = string> = Readonly<Partial<Record<Name, string>>>

export function addressOf<Name extends string>(shapes: CallShapes<Name>, name: Name): Address {
  const [method, path = `/api/${name.replaceAll('.', '/')}`] = (shapes[name] ?? 'POST').split(' ')
  return { method: method as Address['method'], path }
}

/** Whether people or staff come in, or go out, by this call. */
export const isOfEntrance = (name: string) => /^(?:auth\.|admin\.(?:auth|log))/.test(name)

/** Whether it copies or counts the book. */
export const isOfBook = (name: string) =>
  /^(?:(?:sync|analytics|dashboard)\..*|rates|search|ai-advice)$/.test(name)

/** What has to be written down of these calls, so that `addressOf` finds every one. */
export function shapesOf<Name extends string>(
  calls: Readonly<Record<string, Address>>,
  isMeant: (name: string) => boolean,
): CallShapes<Name> {
  const meant = Object.entries(calls).filter(([name]) => isMeant(name))
  const entries = meant.map(([name, { method, path }]) => {
    const isPlain = addressOf({}, name).path === path
    return [name, isPlain ? method : `${method} ${path}`] as const
  })
  return Object.fromEntries(entries.filter(([, said]) => said !== 'POST')) as CallShapes<Name>
}
