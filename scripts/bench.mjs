import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isBuilt } from './build.mjs'
import { ensureInstalled, findNode, root } from './install.mjs'

ensureInstalled()
const run = (...args) => spawnSync(findNode(), args, { cwd: root, stdio: 'inherit' }).status ?? 1
const built = isBuilt() ? 0 : run(join(root, 'scripts/build.mjs'))
process.exitCode = built || run(join(root, 'test/bench/bench.ts'), ...process.argv.slice(2))
