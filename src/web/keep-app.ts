/** Keeps the app on this device; where the code for it cannot be fetched, the next visit does. */
export const keepApp = (): Promise<void> =>
  import.meta.env.PROD
    ? import('./register-worker.ts').then(
        (file) => file.registerWorker(import.meta.url),
        () => undefined,
      )
    : Promise.resolve()
