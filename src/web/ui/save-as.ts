/** Long enough for any browser to have begun the download. */
const keepMs = 60_000

/** Hands a file made here to the browser's downloads. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepMs)
}
