import type { TokenBody, TokenPlace, TokenRight } from '#contract/tokens/entities.ts'

export const rightWords: Readonly<Record<TokenRight, string>> = {
  read: 'Read',
  add: 'Read and add',
  full: 'Read, add, change and delete',
}

export const daysWords: Readonly<Record<TokenBody['days'], string>> = {
  7: 'A week',
  30: '30 days',
  90: '90 days',
  366: 'A year',
}

type Groups = ReadonlyMap<string, { readonly name: string }>

export function placeWords(place: TokenPlace, groups: Groups): string {
  if (place === 'all') return 'Everything of mine'
  if (place === 'book') return 'My own book, with my part of bills'
  return groups.get(place)?.name ?? 'A group'
}
