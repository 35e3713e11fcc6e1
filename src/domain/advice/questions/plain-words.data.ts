/** Words a question is put in: none of them is the name of anything in a book. */
export const plainWords = `
2nd 3rd 4th 5th
a an the this that these those my mine our ours your yours his her hers their theirs me i we us
you he she they them it its myself ourselves someone somebody anyone anybody everyone everybody
nobody and or but nor so then than as if of off at in on for to from by with without into onto via
per up down out over under above below about around between among during within since until till
before after again against across along through throughout near next last past previous prior
following first second third current present future early earlier late later latest recent
recently lately ago not no none nothing never any all every each everything anything something
some only just also too very really actually exactly roughly approximately even ever always often
usually usual typical typically normal normally average averages mean generally mostly most more
less least fewer many much few several lot lots bit little enough another other others same
different both either neither such there here where when what which who whom whose why how please
kindly ok okay hey hi hello thanks thank yes well now today yesterday tomorrow tonight already
still yet soon once twice times time far long do does did doing done be am is are was were been
being have has had having will would shall should can could may might must ought dont doesnt didnt
isnt arent wasnt havent hasnt wont cant couldnt get gets got gotten getting go goes went gone
going come comes came coming give gives gave given make makes made making take takes took taken
taking put puts putting keep keeps kept keeping let see show shows tell tells told say says said
list find found look looks looking know need needs needed want wants wanted like think means meant
ask asked answer work works worked happen happens happened start started begin began stop stopped
end ends ended ending run runs running stay stays stayed remain remains remaining remained leave
leaves left become became change changes changed changing rise rises rose risen raise raised grow
grows grew grown growing fall falls fell fallen drop dropped increase increases increased decrease
decreased spend spends spent spending spendings buy buys bought buying purchase purchases
purchased pay pays paid paying payment payments payed cost costs costing costed charge charges
charged bill bills expense expenses expenditure outgoings transaction transactions entry entries
record records row rows receipt receipts invoice invoices money cash sum sums total totals totally
amount amounts figure figures price prices priced value worth expensive dear dearer dearest cheap
cheaper cheapest pricier priciest costly costlier costliest big bigger biggest large larger
largest high higher highest low lower lowest small smaller smallest top bottom best worst great
greater greatest good bad quick extra single whole entire entirely complete full half part parts
share shares rest earn earns earned earning earnings income incomes salary wage wages receive
received receives revenue inflow save saves saved saving savings surplus net balance rate percent
percentage aside set live lives living month months monthly year years yearly annual annually week
weeks weekly weekend weekends day days daily quarter quarters quarterly morning evening date dates
period january february march april june july august september october november december monday
tuesday wednesday thursday friday saturday sunday shop shops shopping store stores merchant
merchants place places supplier vendor company companies category categories tag tags tagged label
labelled kind kinds type types sort sorts thing things item items stuff object group groups trip
trips person people friend friends member members budget budgets budgeted allowance limit limits
overspent overspend overspending goal goals target targets loan loans debt debts credit credits
mortgage instalment instalments installment installments interest principal lender owe owes owed
owing settle settled settling square repay repaid repayment back borrow borrowed lend lent free
clear cleared subscription subscriptions subscribe subscribed recurring repeating regular
regularly contract contracts membership memberships plan plans planned direct debit debits
standing order orders cancel cancels cancelled canceled cancelling cancellation cancellable
terminate quit notice trial trials renew renews renewal renewed expire expires expiry deadline
upcoming due ahead expect expected await scheduled payday appointment appointments visit visits
visited afford affordable room able allowed possible reach reaches reached reaching achieve finish
finished completed progress compare compared comparing comparison comparisons versus vs difference
differ relative trend trending development develop summary summaries summarise summarize
summarised overview recap review report breakdown picture how's count number frequency frequently
rank ranking fare perform situation finances financial state status actual real own personal
private joint shared together combined altogether plus minus including included inclusive
excluding except apart besides euro euros eur dollar dollars usd pound pounds gbp quid bucks cent
cents yen francs use used using usage bring brings brought hand currently bank banks beginning
account month's year's week's today's somewhere regard regarding concerning respect respectively
go-to fixed variable ongoing active open outstanding unpaid pending missing lacking lack short
shortfall behind track new old one go help towards toward proportion fraction mainly mostly
properly weekday ok else instead file filed stand exceed exceeded exceeding become becomes sensible reasonable safe safely
two three four five six seven eight nine ten refund refunds refunded reimbursed reimbursement reimbursements
median exception excepting ignoring omitting leaving fewest double duplicate duplicates doubled outlay laid lay
pocket pocketed advanced advance rid arrive arrives counting evenings mornings afternoon afternoons night nights
note notes noted write wrote written
ratio ratios relation paycheck paycheque eat eats
wait waits waiting waited awaiting lasts lasting longer subscribed instead nearly almost noon midday midnight tight
`
