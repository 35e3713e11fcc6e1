import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const run = (program, ...args) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
    .status ?? 1
const page = 'docs/figures.md'
process.exitCode =
  run(findNode(), join(root, 'test/figures/write-figures.ts')) ||
  run(join(root, 'node_modules', '.bin', 'biome'), 'format', '--write', page)
