import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const args = process.argv.slice(2)
/** Fewer people or less time is a try, not the proof. */
const isTry = args.some((arg) => /^--(users|minutes|rows)/.test(arg))
const { status } = spawnSync(findNode(), [join(root, 'test/load/load.ts'), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PROOF: isTry ? '' : 'full' },
})
process.exitCode = status ?? 1
