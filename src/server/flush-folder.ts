import { closeSync, fsyncSync, openSync } from 'node:fs'

/** What was made or renamed in a folder is there also after a power cut. */
export function flushFolder(folder: string): void {
  // Windows opens no folder, and writes names down by itself.
  if (process.platform === 'win32') return
  const open = openSync(folder, 'r')
  fsyncSync(open)
  closeSync(open)
}
