/** The one place that writes to the browser's console. Never give it a secret. */
export function report(what: string, error: unknown) {
  console.warn(what, error instanceof Error ? `${error.name}: ${error.message}` : error)
}
