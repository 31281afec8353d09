/** What businesses, schools and the like are called by: a name with one of these goes up to it, "bulli beach bakery". */
export const BUSINESS_WORDS: ReadonlySet<string> = new Set(
  `ltd limited pty inc co company corp group holdings enterprises industries partners partnership associates sons bros brothers
  plumbing electrical constructions construction builders building homes property properties realty strata management managements
  bakery cafe coffee restaurant bistro takeaway pizzeria butchery butchers butcher deli grocer grocers supermarket iga pharmacy chemist
  hotel motel tavern pub inn club rsl bowlo bowls leagues surf school college preschool kindergarten kindy childcare learning daycare
  academy university tafe church parish mosque temple hospital clinic medical dental dentist dentists physio vet vets veterinary surgery
  council shire library museum gallery theatre centre center gym fitness yoga salon barbers barber hairdressers hair spa studio
  motors mechanics mechanical smash panelbeaters tyres automotive rentals hire removals storage transport logistics freight cleaners
  supplies supply trade traders trading wholesale wholesalers distributors distribution hardware timber timbers steel tools bricks pavers
  tiles tile glass paints flooring roofing plaster lighting fasteners sheetmetal flashings landscapes landscaping nursery nurseries sands
  concrete quarry plumbers plumbmart electricals refrigeration hydraulics engineering joinery kitchens cabinets doors windows blinds
  apartments units villas village estate retirement aged care trust foundation association committee farm farms winery vineyard brewery
  store stores shop market markets newsagency florist jewellers optometrist accountants lawyers solicitors legal architects design designs
  solutions services systems products imports outlet depot warehouse centre express direct australia nz`
    .split(/\s+/)
    .filter(Boolean),
);
