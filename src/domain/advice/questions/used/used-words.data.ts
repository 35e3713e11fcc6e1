/** Which words of a question each answer uses: what stands in none of these lists is asked about. */
import type { Topic } from '../topics.ts'

/** Words that say nothing of what is asked. */
export const fillWords = `
a an the this that these those my mine our ours your yours me i we us you it its
do does did doing done be am is are was were been being have has had having how much what whats and
or of on at in for to from with by about as so far ok okay please kindly tell give show let see know
hey hi hello thanks thank well really actually exactly roughly approximately also too then now
currently here there just even ever all some any money total totally altogether overall together
question note notes noted write wrote written
`

const spending = `spend spends spent spending spendings cost costs costing costed pay pays paid paying
  payed buy buys bought buying purchase purchases purchased expense expenses expenditure outgoings`
const goingOut = `${spending} go goes went gone out bill bills payment payments invoice invoices sum sums
  amount amounts figure figures entry entries transaction transactions everything full whole
  entire entirely complete get gets got leave left take takes took taken use used make made own
  personal direct debit debits`
const coming = `earn earns earned earning earnings income incomes salary wage wages make makes made receive
  receives received revenue come comes came coming get got paid pay inflow`
const most = `most least more less biggest bigger largest larger highest higher smallest smaller lowest
  lower dearest dearer cheapest cheaper best worst top bottom expensive priciest pricier costliest
  costlier costly`
const times = 'month months week weeks day days year years quarter quarters weekend weekends'

export const usedWords: Readonly<Record<Topic, string>> = {
  twice: `${goingOut} twice double doubled duplicate duplicates two times charge charged charges billed
    booked debited entered counted same thing again book anything something`,
  days: `${goingOut} many number days day which nothing anything something no shop shopped shopping
    visit visited visits without spend-free`,
  once: `${goingOut} once twice which where shop shops store stores merchant merchants place places company
    companies visit visited visits more than only many`,
  bills: `${goingOut} who each everybody everyone laid lay most least come comes share many number
    count`,
  outlay: `${goingOut} lay laid laying outlay outlays pocket advance advanced before others back first`,
  convert: '',
  order: '',
  outside: '',
  summary: `summary summaries summarise summarize summarised overview recap sum up review report whole
    picture doing ok okay well fine alright good finances financial go gone look been going month year week expensive`,
  why: `${spending} ${most} why come makes made caused drove changed change reasons reason category
    categories grew grown rose risen increased went up gone fell fallen dropped down than high low
    higher lower compared compare to`,
  share: `${spending} percent percentage proportion fraction many share part goes go went income salary
    wages which`,
  ofIncome: `${spending} ${coming} percent percentage proportion fraction many share part goes go went income
    incomes salary salaries wages wage pay earn earned earning earnings more less than half third quarter
    vs versus compare compared comparison against ratio relation out take takes took left remain remains stays after over
    under which paycheck paycheque`,
  outlook: `can could may put set lay aside away by will would going left over remain remaining remains enough anything much have end until till
    still by month save saved be able`,
  refunds: `${goingOut} refund refunds refunded reimburse reimbursed reimbursement reimbursements back when
    receive received come came given yet which many owe owes last pay`,
  owes: `most owe owes owed owing settle settled settling up square even quits pay pays paid back get who anyone
    anybody someone somebody anything something still yet each other others stand open outstanding
    unsettled unpaid balance balances expect expecting expected come bill bills bank will would when
    need needs part share transfer last wait waiting awaiting between everyone everybody all which
    group groups month`,
  loans: `back each every loan loans debt debts free paid off pay paying instalment instalments installment installments
    repay repaid repayment owe owes still when next last first final left remain remaining remains
    interest rate rates principal long until till finished finish done over borrow borrowed mortgage
    credit month monthly cost costs more if high many payment payments due open will clear cleared
    would sooner earlier extra which end ends balance year years get gets rid one take per`,
  afford: '',
  cancel: `if cancel cancels cancelling cancellation cancellable cancelled canceled terminate quit get out
    notice period trial trials contract contracts end ends ended run runs expire expires renew renews
    renewal renewed can could when which first next must need needs until till still long save soon
    deadline latest earliest anything something subscription subscriptions membership memberships free
    give will would day days time possible months month date`,
  goals: `should must need put set lay aside away by each per every month monthly goal goals target save saved saving savings will when full missing need needs reach reaches reached
    reaching still more enough put into towards toward track far going find complete completed done
    finish finished much left on many behind ahead short month months monthly each per per-month
    buy can paid pay progress close which on-track time late should must achieve remain remaining anything get`,
  putAside: 'put putting set setting lay laid aside away by save saved goals goal',
  left: `budget budgets budgeted left over still spend spent can may which used use up within anything
    exceed exceeded exceeding go goes going went gonna likely might could about risk of overspent overspend overspending doing going go big will would last enough
    each remain remains remaining stay stayed under allowance limit room safe safely state status look
    on track how's end until till run running much available not yet open per day days week weeks gone tight`,
  safe: 'safe safely spend can may could should per each every day still',
  price: `${most} price prices priced gone go goes went going up down increase increased increases raise
    raised raises rise risen rises rose cost costs when which anything something become became get got
    changed change changes than bill bills subscription subscriptions contract contracts since last time
    again new old still pay paying before getting`,
  subscriptions: `${most} subscription subscriptions subscribe subscribed recurring standing order orders regular
    payment payments bill bills membership memberships direct debit debits fixed cost costs contract
    contracts which list paying pay per each every month monthly year yearly annual annually can get rid
    still many number sum amount spend active running run current there`,
  ahead: `${spending} ${coming} left remain remains remaining due upcoming up payday planned plan scheduled still come comes coming next payment payments
    instalment instalments installment installments bill bills salary income incomes wage wages one will
    going get gets paid pay paying cost costs spend earn need needs must when again anything something
    arrive arrives charge charged charges soon out off expect expected receive go goes debited
    subscription subscriptions contract contracts standing order orders which ahead recurring regular
    direct debit debits later yet money book booked rest single ${most} due-date needed open upcoming-bills left until
    till end loan loans many long days before taken take takes owe owes`,
  ranking: `${spending} ${coming} ${most} ${times} which when weekday weekdays per each single shop
    shopping shopped`,
  categories: `${spending} ${most} category categories which where go goes went gone breakdown break down
    kind kinds type types sort sorts area areas things by`,
  places: `${spending} ${most} where which shop shops store stores shopping merchant merchants place places
    company companies supplier suppliers vendor vendors go goes went gets get visit visited visits often
    frequently per who`,
  last: `${spending} last latest recent recently first time times when go went gone been get got visit visited
    visits order ordered take took taken thing things something anything entry use used long ago days
    since bill bills payment invoice income salary wage wages what one have`,
  still: `${spending} still yet any more longer subscribed subscription membership member contract active
    running run regularly`,
  since: `${goingOut} since when how long first start started begin began subscribed been subscription
    membership member using customer ago charge charged charges`,
  ended: `cancel cancels cancelled canceled cancelling cancellation terminated terminate quit end ended stop
    stopped subscription subscriptions contract contracts membership memberships which when recurring
    standing order orders paying pay paid anything ever already expired things long`,
  months: `${goingOut} ${coming} each every month months monthly per week weeks weekly day days daily year years
    yearly single`,
  lasts: `how long will would does can could last lasts lasting run runs out savings saved enough get through
    reach make until left by end till`,
  count: `${goingOut} often many number count times time frequently frequency something anything visit visits
    visited trip trips shop shopped shopping order ordered been month months which`,
  average: `${goingOut} ${coming} average averages median usual usually typical typically normal normally mean
    per each every month months week weeks day days year years monthly weekly daily yearly annual annually
    visit purchase time trip trips mostly generally regular regularly`,
  kept: `${spending} ${coming} vs versus compare compared comparison against ratio save saved saving savings rate surplus left over kept keep net make ends meet
    within means red black put more less than share part anything something end remained remain remains
    remaining stay stayed stays percent percentage went goes out live lives living rest`,
  compare: `${goingOut} ${coming} ${most} between than fewer better worse over under versus vs compare compared comparing
    comparison comparisons difference differ different against up down increase increased rise risen rose
    grow grown grew decrease decreased drop dropped fall fallen fell which usual usually normal normally
    average typical typically same time times percent percentage change changed ${times} still often
    going getting above below times`,
  biggest: `${goingOut} trip trips visit visits shop shops ${most} income incomes earning earnings came in which single one thing things item items
    two three four five six seven eight nine ten great greatest large big high purchase
    second third fourth fifth 2nd 3rd 4th 5th`,
  list: `${goingOut} list which things thing stuff item items something anything incomes shopping`,
  earned: `${coming} who total other sum amount amounts per`,
  spent: `${goingOut} already yet shopping anything something nothing groups refunds plus expensive`,
}

/** What a named thing is: the Lisbon trip, the shop REWE. */
export const kindWords = `trip trips tag tags tagged label labelled group groups category categories shop
  shops store stores merchant merchants place places supplier vendor company companies item
  thing things stuff product subscription subscriptions membership contract contracts order account plan
  budget goal loan visit visits`

/** What says a limit. */
export const limitWords = `more less than over under above below between least most up down each every thing
  things item items one ones or exceed exceeds exceeded exceeding worth stuff big`
