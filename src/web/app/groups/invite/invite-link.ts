import { routes } from '#contract/routes.ts'

/** Made here, so that the server needs to keep only its hash. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Behind a sharp, so that no server on the way reads it. */
export const linkOf = (token: string): string =>
  `${location.origin}${routes.groups.path}#join=${token}`
