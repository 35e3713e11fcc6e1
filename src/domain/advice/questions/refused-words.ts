/** Words of what a book does for nobody, and of what is not in it. */
import { shapeOf } from './shape.ts'

/** What a book does not do for anybody; most of it stands at the beginning of an order. */
const deeds = [
  ...['transfer', 'send', 'wire', 'pay', 'add', 'create', 'delete', 'remove', 'erase', 'set'],
  ...['change', 'rename', 'move', 'book', 'order', 'buy', 'sell', 'cancel', 'remind', 'export'],
  ...['import', 'withdraw', 'deposit', 'invite', 'settle', 'enter', 'record', 'log', 'save'],
  ...['lend', 'borrow', 'open', 'close', 'block', 'forget', 'undo', 'edit', 'increase', 'put'],
  ...['decrease', 'raise', 'lower', 'split', 'invest', 'convert', 'print', 'email', 'call'],
  ...['reset', 'stop', 'mark', 'note', 'start', 'update', 'leave', 'request', 'refund'],
]
/** What is asked for with these words is told; done for another, it is an order. */
const unless = String.raw`(?:give|make|write|ask|lend) (?!me\b|us\b|it\b)`

export const orders = shapeOf(`^(?:please )?(?:(?:${deeds.join('|')})\\b|${unless}|top up\\b)`)
export const wishes = shapeOf(
  '^(?:can|could|would|will) you (?:please )?(?:transfer|send|wire|pay|give|add',
  '|create|delete|remove|set|change|move|cancel|remind|export|book|buy',
  String.raw`|sell|settle|save|put|order|start|update|write|ask)\b(?! me\b)|^i (?:want|would like`,
  String.raw`|need) (?:you )?to (?:transfer|send|pay|add|delete|set|cancel)\b`,
)

/** No slip of another word where an order begins. */
export const isDeed = (word: string): boolean => deeds.includes(word)

export const strange = shapeOf(
  String.raw`\b(?:stocks?|bitcoin|crypto\w*|invest\w*|etfs?|funds? should|weather`,
  '|rain|news|joke|poem|story|recipe|football|president|capital of|iban',
  '|password|pin|credit score|exchange rates?|inflation|house prices',
  '|interest rates? (?:rise|fall|go)|lottery|horoscope|translate',
  '|(?:where|how) (?:can|could|should) i (?:save|cut|spend less)',
  '|how much cash (?:do|have) (?:i|we)',
  '|net worth|wealth|how rich|how many (?:euros?|dollars?|pounds?) (?:is|are)',
  '|(?:should|shall) i (?:get|take|take out|apply for) (?:a |an |another )?(?:loan|mortgage',
  '|credit)|good (?:time|moment) to (?:buy|sell|invest)|file (?:my |our )?tax(?:es)?|tax return',
  '|should i (?:eat|have|cook|wear|watch|read|drink|vote|do)',
  '|who are you|your name|ignore (?:all|the|your|previous)|instructions',
  String.raw`|secrets?)\b|\b(?:bank|current|checking|giro|savings) (?:account`,
  String.raw`|balance)\b|\baccount balance\b|\bbalance of (?:my`,
  String.raw`|the) (?:bank )?account\b|\b(?:in|on) (?:the|my) (?:bank|account)\b`,
  String.raw`|\bhow much money (?:do (?:i|we) have|have (?:i|we) got)(?: (?:now|today|in all))?$`,
)
