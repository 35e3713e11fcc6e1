/** The bills of cards among what comes. */
import type { Day } from '../calendar/calendar.ts'
import type { Coming } from '../recurring/coming.ts'
import { cardPayments } from './accounts-ahead.ts'

/** What is paid to cards by another account, up to a day: money that moves and is not spent. */
export const comingCards = (given: Parameters<typeof cardPayments>[0], to: Day): Coming[] =>
  cardPayments(given).flatMap(({ card, on, amount, isAbout }) =>
    on > to
      ? []
      : [
          {
            ...{ kind: 'card', id: card.id, from: null, day: on, title: card.name },
            ...{ amount, currency: card.currency, isWaiting: false, ...(isAbout && { isAbout }) },
          },
        ],
  )
