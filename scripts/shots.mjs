import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build.mjs'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const node = findNode()
const run = (file) =>
  spawnSync(node, [join(root, file)], { cwd: root, stdio: 'inherit' }).status ?? 1
const built = isBuilt() ? 0 : run('scripts/build.mjs')
process.exitCode = built || run('test/shots/shots.ts')
