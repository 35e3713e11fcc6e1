import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const { status } = spawnSync(
  findNode(),
  [join(root, 'src/server/scan-main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
