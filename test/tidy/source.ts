import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One committed text file, its path relative to the project with forward slashes. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Reads a source and says what is wrong with it, one sentence each. */
export type Rule = (source: Source) => readonly string[]

const never = new Set(['.git', '.ci'])
const binary = /\.(png|jpe?g|webp|ico|woff2?|br|gz|traineddata|pdf)$/

/** Every file of the project that git does not ignore. */
export function readTree(root: string): readonly Source[] {
  const isIgnored = ignoring(readFileSync(join(root, '.gitignore'), 'utf8'))
  const walk = (folder: string): Source[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (never.has(entry.name) || isIgnored(entry.name, entry.isDirectory())) return []
      if (entry.isDirectory()) return walk(path)
      if (!entry.isFile() || binary.test(entry.name)) return []
      return [{ path, text: readFileSync(join(root, path), 'utf8') }]
    })
  return walk('')
}

/** Our .gitignore holds plain names, folders with a slash, and `*.ending`; nothing more. */
function ignoring(file: string): (name: string, isFolder: boolean) => boolean {
  const patterns = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return (name, isFolder) =>
    patterns.some((pattern) => {
      if (pattern.endsWith('/')) return isFolder && name === pattern.slice(0, -1)
      if (pattern.startsWith('*')) return name.endsWith(pattern.slice(1))
      return name === pattern
    })
}

export const isCode = ({ path }: Source) => /\.(ts|tsx|js|mjs)$/.test(path)
export const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path) || path.startsWith('test/')
export const isData = ({ path }: Source) => path.endsWith('.data.ts')
export const isConfig = ({ path }: Source) => /^[^/]+\.config\.ts$/.test(path)

export const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length
