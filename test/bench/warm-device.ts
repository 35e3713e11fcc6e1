import type { Page } from '@playwright/test'

const askAgainMs = 200

/** A device is warm when all of a user's data has arrived and is kept on its disk. */
export async function untilWarm(page: Page, uid: string): Promise<void> {
  // Not waitForFunction: it takes the promise of an answer for a yes.
  const giveUpAt = performance.now() + 60_000
  while (!(await page.evaluate(hasKept, uid))) {
    if (performance.now() > giveUpAt) throw new Error('The data was not kept within 60 s.')
    // Asking all the time would keep the device from what it is asked about.
    await page.waitForTimeout(askAgainMs)
  }
}

async function hasKept(uid: string): Promise<boolean> {
  const ask = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const name = `moneycomb-${uid}`
  const known = await indexedDB.databases()
  if (!known.some((database) => database.name === name)) return false
  const database = await ask(indexedDB.open(name))
  try {
    const meta = database.transaction('meta').objectStore('meta')
    const state: { cursors?: Record<string, number> } | undefined = await ask(meta.get('state'))
    return state?.cursors?.[`u:${uid}`] !== undefined
  } finally {
    database.close()
  }
}
