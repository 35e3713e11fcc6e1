import type { TokenBody, TokenPlace, TokenRight } from '#contract/tokens/entities.ts'
import { say } from '#web/words/say.ts'

export const rightWords: Readonly<Record<TokenRight, string>> = {
  read: say('Read'),
  add: say('Read and add'),
  full: say('Read, add, change and delete'),
}

export const daysWords: Readonly<Record<TokenBody['days'], string>> = {
  7: say('A week'),
  30: '30 days',
  90: '90 days',
  366: say('A year'),
}

type Groups = ReadonlyMap<string, { readonly name: string }>

export function placeWords(place: TokenPlace, groups: Groups): string {
  if (place === 'all') return say('Everything of mine')
  if (place === 'book') return say('My own book, with my part of bills')
  return groups.get(place)?.name ?? say('A group')
}
