/**
 * Cities of the larger job markets, in English and in their own language. A lone town under a
 * title looks like a department; these names don't.
 */
const NAMES = `
Aarhus|Abu Dhabi|Adelaide|Amsterdam|Antwerp|Athens|Atlanta|Auckland|Austin|Baltimore|Bangalore|
Barcelona|Basel|Beijing|Belfast|Belgrade|Bengaluru|Bergen|Berlin|Bern|Bilbao|Birmingham|Bonn|
Bordeaux|Boston|Boulder|Bratislava|Bremen|Brisbane|Bristol|Brno|Brussels|Bruxelles|Bucharest|
Budapest|Buenos Aires|Calgary|Cambridge|Canberra|Cape Town|Cardiff|Chennai|Chicago|Cologne|
Copenhagen|Cork|Dallas|Darmstadt|Delhi|Denver|Detroit|Dortmund|Dresden|Dubai|Dublin|Duisburg|
Düsseldorf|Edinburgh|Eindhoven|Espoo|Essen|Florence|Frankfurt|Frankfurt am Main|Gdańsk|Geneva|
Genève|Genova|Ghent|Glasgow|Göteborg|Gothenburg|Graz|Hamburg|Hannover|Helsinki|
Hong Kong|Houston|Hyderabad|Istanbul|Jakarta|Jerusalem|Johannesburg|Karlsruhe|Kiel|Köln|
København|Kraków|Kuala Lumpur|Kyiv|Lagos|Lausanne|Leeds|Leipzig|Lille|Lima|Linz|Lisbon|Lisboa|
Liverpool|Ljubljana|London|Los Angeles|Luxembourg|Lyon|Madrid|Mainz|Málaga|Malmö|Manchester|
Manila|Mannheim|Marseille|Medellín|Melbourne|Mexico City|Miami|Milan|Milano|Minneapolis|Montreal|
Montréal|Moscow|Mumbai|Munich|München|Münster|Nairobi|Nantes|Nashville|New Delhi|New York|
New York City|NYC|Nice|Nuremberg|Nürnberg|Osaka|Oslo|Ottawa|Oxford|Palo Alto|Paris|Perth|
Philadelphia|Phoenix|Pittsburgh|Porto|Portland|Poznań|Prague|Praha|Pune|Raleigh|Reykjavik|Riga|
Rio de Janeiro|Rome|Roma|Rotterdam|Salt Lake City|Salzburg|San Diego|San Francisco|San Jose|
Santiago|São Paulo|Seattle|Seoul|Seville|Shanghai|Shenzhen|Singapore|Sofia|Stavanger|Stockholm|
Strasbourg|Stuttgart|Sydney|Taipei|Tallinn|Tampere|Tel Aviv|The Hague|Tokyo|Toronto|Toulouse|
Trondheim|Turin|Torino|Utrecht|Valencia|Vancouver|Vienna|Vilnius|Warsaw|Warszawa|Washington DC|
Wellington|Wien|Wrocław|Zagreb|Zaragoza|Zurich|Zürich`;

export const LARGE_CITIES: ReadonlySet<string> = new Set(NAMES.replaceAll('\n', '').split('|'));
