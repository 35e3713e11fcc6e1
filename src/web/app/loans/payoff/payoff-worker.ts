import { answerPayoff, type PayoffAsk } from './payoff.ts'

addEventListener('message', ({ data }: MessageEvent<PayoffAsk>) => postMessage(answerPayoff(data)))
