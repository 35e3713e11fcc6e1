import { chown, copyFile, lstat, mkdir, open, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether to take what is at this place, named from the top of the tree. */
type Wanted = (place: string) => boolean

const atOnce = 8

/** Copies a folder with owners and modes, and answers once all of it is on the disk. */
export async function copyTree(from: string, to: string, isWanted: Wanted = () => true) {
  const files: string[] = []
  await copyFolders(from, to, '', isWanted, files)
  const next = files.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const place of next) await copyOne(join(from, place), join(to, place))
    }),
  )
}

/** Makes the folders first and notes the files. */
async function copyFolders(
  from: string,
  to: string,
  place: string,
  isWanted: Wanted,
  files: string[],
): Promise<void> {
  const { mode, uid, gid } = await lstat(join(from, place))
  await mkdir(join(to, place), { recursive: true, mode })
  await own(join(to, place), uid, gid)
  for (const entry of await readdir(join(from, place), { withFileTypes: true })) {
    const below = join(place, entry.name)
    if (!isWanted(below)) continue
    if (entry.isDirectory()) await copyFolders(from, to, below, isWanted, files)
    else files.push(below)
  }
}

/** A running database removes files it no longer needs; what is gone is not missed. */
export async function copyOne(from: string, to: string): Promise<void> {
  try {
    const found = await lstat(from)
    if (found.isSymbolicLink()) await symlink(await readlink(from), to)
    else await copyDurably(from, to)
    if (!found.isSymbolicLink()) await own(to, found.uid, found.gid)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Only root may give files away, and nobody else has to. */
async function own(path: string, uid: number, gid: number): Promise<void> {
  if (process.getuid?.() === 0) await chown(path, uid, gid)
}
