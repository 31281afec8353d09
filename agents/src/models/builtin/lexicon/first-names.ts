/** First names heard in Australia and New Zealand: they begin a person's name where nothing else shows it. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abigail adam adele adrian agnes ahmed ahmad aidan aileen aisha aiden al alan alana alba albert alec alejandro alex
  alexander alexandra alexis alf alfie ali alice alicia alison allan allen allison alma amanda amber amelia amir amit amy ana anand anastasia
  andre andrea andrei andrew andy angela angelo angus anh anika anil anita anjali ann anna annabel anne annette annie anthony antoinette
  antonio anton aoife april arabella archie aria ariana arjun arnold aroha arthur ash asha asher ashley ashraf astrid audrey austin ava avril
  ayesha aziz barb barbara barney barry bart basil bec becca becky belinda bella ben benjamin benny bernadette bernard bernie bert beth
  betty bev beverley bill billy blair blake bob bobby bonnie brad bradley brandon bree brenda brendan brent brett brian bridget
  brock bronwyn brooke bruce bruno bryan bryce caitlin caleb callum cam cameron camila carl carla carlo carlos carly carmel carmen carol caroline
  carolyn casey cassandra cate catherine cathy cecilia chad chan charlene charles charlie charlotte chelsea chen cheng cheryl chloe chris
  chrissy christian christina christine christopher ciaran cindy claire clare clarence claudia clay clayton cliff clint clive cody cole
  colin colleen connor conor corey courtney craig crystal curtis cynthia dale damian damien damo dan dana dani daniel daniela danielle danny daphne
  darcy daria darrell darren darryl dave david davo dawn dean deb debbie deborah debra declan dee deepak delia denis denise dennis derek des
  deshawn desmond dev dewi di diana diane diego dimitri dinesh dominic don donald donna doreen doris dorothy doug douglas duc duncan dung
  dustin dwayne dylan earl ed eddie eden edith edna edward edwina eileen elaine eleanor elena eli elias elijah elise elizabeth ella ellen
  ellie elliot elsie emily emma emre enrique eric erica erik erin ernest ernie esther ethan etienne eugene eva evan eve evelyn ewan faith farah
  farid farida fatima fay felicity felix fergus fernando finn fiona fleur florence frances francesca francis francisco frank frankie fred freddie
  freya gabby gabriel gabriella gail gareth garry garth gary gavin gaye gemma gene geoff geoffrey george georgia georgie georgina gerald
  geraldine gerard gerry gianni gideon gilbert gillian gina gino giovanni giulia gladys glen glenda glenn gloria gordon grace graeme graham grant
  greg gregory greta gus guy gwen hamish hamza hana hannah hans hardeep harold harpreet harriet harry harvey hasan hassan hayden hayley hazel
  heath heather hector heidi helen helena hemi henare henry herb hilary hine hiroshi hoang holly hone howard huang hugh hugo hung hunter huong
  hussein iain ian ibrahim ida igor ilya imogen imran india indira ines ingrid irene iris isaac isabel isabella isabelle isla ivan ivy izzy jack
  jackie jackson jacob jacqui jacqueline jade jai jake james jamie jan jana jane janelle janet janice janine jared jarrod jarryd jasmin
  jasmine jason jasper jay jayden jayne jean jeanette jed jeff jeffrey jen jenna jennifer jenny jeremy jerome jess jesse jessica jett jiang jill
  jillian jim jimmy jin jo joan joanna joanne joaquin jock jodie joe joel johan john johnno johnny jon jonathan jonno jono jordan jorge jose
  joseph josephine josh joshua josie joy joyce juan judith judy jules julia julian juliana julie juliet jun june justin justine kahu kai kane
  karen karim karl karla karthik kasey kate katherine kathleen kathryn kathy katie katrina kavita kay kayla keiko keith kel kellie kelly kelvin ken
  kenji kenneth kenny kerri kerrie kerry kev kevin khalid khan kieran kim kimberley kiri kirk kirra kirsten kirsty kit koa koji kris krishna kristen
  kristin kristina krystal kumar kurt kyle kylie lachie lachlan lana lance lani lara larry latoya laura lauren laurie lawrence leah leanne
  lee leela leigh leila len lena leo leon leonard leonie leroy les leslie lesley lester leticia lewis lexi li liam lila lillian lily lin linda
  lindsay ling linh lionel lisa liz lizzie logan lois lola loretta lorna lorraine lou louis louisa louise luca lucas lucia lucy luis
  luke luna lydia lyn lynda lynette lynn lynne mabel mack maddie maddy madeline mae maggie magnus mahmoud mai maia maggie malcolm malia manaia mandy mangal manoj
  manuel marc marcel marco marcus maree margaret margot maria marian marie marilyn mario marion marisa marissa marjorie mark marlene marlon
  marnie marta martha martin marty marvin mary mason mat mateo matt matteo matthew maureen maurice mavis max maxine maya mehmet mei mel melanie
  melinda melissa mere meredith mia michael micheal michele michelle mick mickey miguel mihi mike mikey mila mildred miles milly min ming minh miranda
  miriam mitch mitchell mo moana mohamed mohammad mohammed moira molly mona monica monika monique morgan morris moses muhammad murray
  mustafa myra nadia nadine nancy naomi nat natalia natalie natasha nathan nathaniel naveen ned neha neil nelson nerida neville ngaio ngaire ngoc
  nguyen nick nicky nicola nicolas nicole nigel niko nikita nikki nikos nina ning nita noah noel noelene noeline nola nora noreen norm norma
  norman nui odette olga olive oliver olivia omar orla oscar osman otto owen pablo paddy paige pam pamela paola pat patrice patricia patrick
  patty paul paula pauline pavel pearl pedro peggy penelope penny percy perry pete peter petra phil philip phillip phoebe phuong pierre
  pip piper polly pooja prakash pran prem priscilla priya quang quentin quinn rach rachael rachel rafael rahul raj raja rajesh ralph ram ramesh
  ramon randall rangi raphael raquel rashid raul ravi ray raymond rebecca reece reg reggie regina rene renee reuben rewi rex reza rhonda
  rhys ria ricardo richard rick ricky riley rita rob robbie robert roberta roberto robin robyn rod rodney rodrigo roger rohan rohit roland rolf
  roman ron ronald ronan ronnie rory ros rosa rosalie rose roseanne rosemary rosie ross rowan roxanne roy ruby rudi rupert russ russell ruth ryan
  sabrina sadie sal salim sally salma salvatore sam samantha samir samoa samuel sandeep sandra sandy sanjay santiago sara sarita sasha saskia
  saul savannah scott seamus sean sebastian selena selina serena sergei sergio seth shane shannon sharmila sharon shaun shauna shawn shayne
  sheila shelley sheree sherry shirley shona siddharth sienna silvia simon simone sina sione siobhan sofia solomon sonia sonja sonny sophia
  sophie spencer spiro stacey stan stanley stavros stefan stella steph stephanie stephen steve steven stewart stuart sue sunil sunita
  suresh suri susan susanna susie suzanne suzie sven sylvia tahlia tai tama tamara tammy tamsin tania tanya tara taryn tasha tate tatiana taylor
  ted tegan terence teresa terri terry tess tessa tevita thea thelma theo theresa thomas thu thuy tia tilly tim timothy tina toby todd tom
  tomasz tommy toni tony tracey tracy tran travis trent trevor trey tricia trina trinity trish troy trudy trung tui tuan tyler tyrone tyson ulrich uma ursula
  val valentina valerie van vanessa vera vernon veronica vic vicki vicky victor victoria vijay vikram vince vincent viola violet virginia viv
  vivian vivienne vlad wade wally walter wanda warren warwick wayne wei wendy wes wesley whetu wil wilfred will william wilma winnie winston
  wiremu wu xavier xiao yael yan yang yasmin yasmine yosef yong yuki yuri yusuf yvette yvonne zac zach zachary zahra zain zane zara zeke zelda
  zhang zoe zoltan zora sarah renea giuseppe ioana mele lupe tane marama rawiri mikaere niamh cillian padraig dimitra voula xiu ying hui lars klaus
  juergen jurgen wolfgang heinz ingmar ulf sven olaf svetlana natasha boris bogdan dragan goran zoran milan milos jovan slavko stanko branko marija vesna
  jelena snezana nikola stojan kosta vasili vasilios panagiotis thanasis eleni soula toula effie maroula rocco salvo carmelo nunzia concetta pina
  assunta domenico enzo lorenzo fabio fabrizio paolo piero sandro umberto vito joao thiago rafa camilo andres javier pilar rosario guadalupe
  ahmet ayse fatma hakan murat osama walid tariq zaid bilal hamid karima latifa nasrin parisa shirin reza farhad kaveh siavash arash
  gurpreet manpreet jaspreet navdeep sukhdeep amrit baljit kuldeep lakshmi padma radha sarita shanti usha vikas rakesh mukesh rajiv sanjeev
  somchai somsak thanh hanh hoa lan linh mai my phong son tam thao trang truc vinh jun-ho minji sooyoung yuto haruto aiko emi naomi sakura
  sefa sione siosaia semisi lani leilani losa malakai mosese ofa paea pita sala salote sela selu siale sosefa tavita uluai viliami vaea
  aperahama eruera hare hemi hoani ihaia kereama manu matiu ngarimu parekura pania paora pita rangimarie reweti tamati wikitoria wiki
  caoimhe eoghan fionn oisin roisin sinead saoirse tadhg angharad gwyneth alun dafydd emrys blessing chidi emeka ngozi tunde amara kwame kofi ama`
    .split(/\s+/)
    .filter(Boolean),
);
