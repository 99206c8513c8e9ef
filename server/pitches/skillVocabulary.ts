/**
 * Skills that a pitch may claim, so that they are found however they are written. The first form
 * of a line names the skill; the others are other words for the same. Not a list of all skills:
 * whatever looks like one (C++, GraphQL, SQL) is found without standing here.
 */
const SKILLS = `
javascript|js|ecmascript
typescript|ts
python
java
kotlin
php
golang
c++|cpp
c#|c sharp|csharp
.net|dotnet|asp.net
haskell
elixir
clojure
erlang
fortran
cobol
matlab
solidity
objective-c
sql
react|react.js|reactjs
react native
redux
vue|vue.js|vuejs
nuxt|nuxt.js
next.js|nextjs
angular|angularjs
svelte|sveltekit
jquery
html|html5
css|css3
sass|scss
tailwind|tailwind css
bootstrap
webpack
vite
node.js|nodejs
nestjs|nest.js
deno
django
fastapi
laravel
symfony
wordpress
shopify
ruby on rails|rails
spring boot
graphql
grpc
rest api|rest apis|restful apis
kafka|apache kafka
rabbitmq
redis
postgresql|postgres
mysql
mariadb
sqlite
mongodb|mongo
cassandra
dynamodb
elasticsearch
snowflake
bigquery
databricks
airflow|apache airflow
dbt
hadoop
kubernetes|k8s
docker
terraform
ansible
jenkins
github actions
gitlab
ci/cd|continuous integration|continuous delivery|continuous deployment
aws|amazon web services
azure|microsoft azure
gcp|google cloud|google cloud platform
linux
nginx
prometheus
grafana
datadog
microservices|microservice
serverless
devops
site reliability
machine learning|ml
deep learning
artificial intelligence|ai
natural language processing|nlp
computer vision
large language models|large language model|llms|llm
generative ai
prompt engineering
pytorch
tensorflow
pandas
numpy
data science
data engineering
data analysis|data analytics
power bi
tableau
looker
statistics
accessibility|a11y
wcag
design systems|design system
user research
usability testing
ux design|user experience design
ui design|user interface design
product design
graphic design
figma
photoshop
illustrator
indesign
typography
branding
seo|search engine optimization|search engine optimisation
content marketing
email marketing
social media marketing
google analytics
google ads
copywriting
hubspot
salesforce
crm
erp
sap
jira
confluence
scrum
kanban
agile
project management
product management
change management
stakeholder management
supply chain
bookkeeping
financial modelling|financial modeling
budgeting
negotiation
public speaking
cybersecurity|information security
penetration testing
cryptography
blockchain
embedded systems
robotics
firmware
unit testing
test automation
cypress
playwright
selenium
jest
flutter
android
ios
`;

/** Words of every day, too: a skill only where they are capitalised inside a sentence. */
const EVERYDAY = `
go
rust
swift
spring
ruby
scala
dart
excel
express
flask
spark
chef
puppet
unity
notion
slack
sketch
node
shell
oracle
julia
perl
elm
`;

const entries = (list: string): [form: string, skill: string][] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const forms = line.split('|');
      return forms.map((form): [string, string] => [form, forms[0] ?? form]);
    });

/** The skill that a form stands for, by the form in lower case. */
export const SKILL_BY_FORM: ReadonlyMap<string, string> = new Map([
  ...entries(SKILLS),
  ...entries(EVERYDAY),
  ['go', 'golang'],
  ['node', 'node.js'],
]);

export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(EVERYDAY.trim().split('\n'));

/** The most words that one form has. */
export const LONGEST_FORM = Math.max(
  ...[...SKILL_BY_FORM.keys()].map((form) => form.split(' ').length),
);
