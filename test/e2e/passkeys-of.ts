import type { Page } from '@playwright/test'
import { startTestServer, type TestServer } from '../support/server.ts'
import { freePort } from './free-port.ts'

interface Device {
  /** How many passkeys it keeps. */
  readonly count: () => Promise<number>
  readonly unlock: (isUserVerified: boolean) => Promise<void>
}

/** A device with a key of its own that is always unlocked, as Chromium makes one up. */
export async function withAuthenticator(page: Page): Promise<Device> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
    unlock: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

export const waysIn = (page: Page) => page.getByRole('region', { name: 'Ways in' })

/** Passkeys belong to an address, so it has to be known beforehand. */
export async function beside(
  { databaseUrl }: TestServer,
  more: Readonly<Record<string, string>> = {},
) {
  const port = await freePort()
  return startTestServer({ env: { DATABASE_URL: databaseUrl, PORT: String(port), ...more } })
}

/** By its name: at an address of digits no browser keeps a passkey. */
export const named = (url: string, path: string) => {
  const at = new URL(path, url)
  at.hostname = 'localhost'
  return at.href
}
