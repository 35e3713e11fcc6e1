import { isCode, isConfig, isTest, type Rule } from './source.ts'
import { syntaxOf } from './syntax.ts'

const banned = new Set(['utils', 'helpers', 'misc', 'common', 'lib', 'manager', 'service'])
const singular = new Set(['util', 'helper', 'managers', 'services', 'shared'])
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const inSource = (path: string) => /^(src|test|scripts)\//.test(path)
const stemsOf = (path: string) => path.split('/').map((part) => part.split('.')[0] ?? '')

export const kebabCase: Rule = ({ path }) => {
  if (!inSource(path)) return []
  const isMigration = /\/migrations\/\d{4}_[a-z0-9_]+\.sql$/.test(path)
  const stems = isMigration ? stemsOf(path).slice(0, -1) : stemsOf(path)
  return stems.flatMap((stem) => {
    const plain = stem.replace(/^_/, '')
    return plain === '' || kebab.test(plain) ? [] : [`"${stem}" is not kebab-case`]
  })
}

export const tellingName: Rule = ({ path }) => {
  if (!inSource(path)) return []
  return stemsOf(path).flatMap((stem) => {
    const words = stem.split('-')
    const says = banned.has(stem) || singular.has(stem) || banned.has(words.at(-1) ?? '')
    return says ? [`"${stem}" says nothing about what is inside`] : []
  })
}

export const noBarrel: Rule = (source) =>
  isCode(source) && syntaxOf(source).isBarrel ? ['only passes on what other files export'] : []

/** Tools ask for default exports in configurations and in their set-up files. */
export const noDefaultExport: Rule = (source) => {
  if (!isCode(source) || isConfig(source) || /\.setup\.ts$/.test(source.path)) return []
  return syntaxOf(source).kinds.has('ExportDefaultDeclaration') ? ['has a default export'] : []
}

export const noEnum: Rule = (source) =>
  isCode(source) && syntaxOf(source).kinds.has('TSEnumDeclaration') ? ['has an enum'] : []

export const openingSentence: Rule = (source) => {
  if (!/^src\/(contract|domain)\/.*\.ts$/.test(source.path) || isTest(source)) return []
  return /^\/\*\* [A-Z][^\n]{10,}\.( [^\n]*)? ?\*\/\n/.test(source.text)
    ? []
    : ['does not open with one sentence that says what it is']
}
