type OrderKind = 'avalanche' | 'snowball' | 'own'

const hints: Readonly<Record<OrderKind, string>> = {
  avalanche: 'The highest rate first costs the least in all.',
  snowball: 'The smallest first, so that one after the other is soon gone.',
  own: 'In the order below.',
}

/** Which is paid off first, and why that is sooner than agreed even with nothing more a month. */
export const orderHint = (kind: OrderKind): string =>
  `${hints[kind]} What a loan cost a month goes into the next one once it is paid off.`
